/** For so long what was done to students can be taken back. */
export const UNDO_MINUTES = 10;

/** What has to be known to take a deed back: ids only. */
export type UndoStep =
  | { kind: 'archive'; data: { ids: number[] } }
  | {
      kind: 'share';
      /** Those that came about by it: student, colleague. */
      data: { pairs: [number, number][]; notices: string };
    }
  | {
      kind: 'transfer';
      data: {
        to: number;
        /** Whose each student was. */
        owners: [number, number][];
        /** With whom the students were shared who got them. */
        shares: { student_id: number; shared_by: number | null; login_cards: boolean; created_at: string }[];
        notices: string;
      };
    };
