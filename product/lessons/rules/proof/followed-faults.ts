/** As lessons say that no play comes before them. */
const DENIALS = [/^(?:There is no scene|No scene)\b/, /沒有(?:要玩|搭配|對應)的場景|不用先玩任何場景/];

/** A lesson that follows a scene, by its own facts or by the rule for those that no lesson names, does not deny it. */
export function deniesItsScene(transfer: readonly string[]): boolean {
  return transfer.some((text) => DENIALS.some((denial) => denial.test(text)));
}

export const DENIED = 'a scene comes before this lesson, and transfer says that there is none';
