import { createContext, type ReactNode } from 'react';

/** What helps with a game that answers a question: the button that asks for the hint, and the hint once it was asked for. */
export type Help = { button: ReactNode; hint: ReactNode };

export const HelpContext = createContext<Help | null>(null);
