import { createContext, useContext } from 'react';

/** What a user chose about the screens themselves. The app keeps it where it keeps its UI state. */
export type KeptChoices = {
  /** The chosen tab of each page of tabs. */
  tabs: Readonly<Record<string, string>>;
  keepTab: (id: string, tab: string) => void;
  /** The chosen columns of each table, in their order. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Null: as the table shows them by itself. */
  keepColumns: (table: string, chosen: readonly string[] | null) => void;
};

const Choices = createContext<KeptChoices>({
  tabs: {},
  keepTab: () => undefined,
  columns: {},
  keepColumns: () => undefined,
});

export const KeptChoicesProvider = Choices.Provider;

export function useKeptChoices(): KeptChoices {
  return useContext(Choices);
}
