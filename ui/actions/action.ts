import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';
import type { Day } from '#platform/contract/days.ts';
import type { Endpoint, OutputOf, SentTo } from '#platform/contract/endpoint.ts';
import type { SuggestionsEndpoint } from '#platform/contract/suggestions.ts';
import type { ApiError } from '#platform/web/api.ts';
import { closeModal, openModal } from '../layers/modals.ts';

/** Fill the holes of title, text and submit. */
export type Facts = Readonly<Record<string, string | number>>;

type FieldKinds =
  | { kind: 'text' | 'email' | 'password' | 'number' | 'textarea' | 'checkbox' }
  /** The first and the last day that the calendar offers, as they are when it is opened. */
  | { kind: 'date'; min?: () => Day; max?: () => Day }
  | {
      kind: 'select' | 'radio';
      choices: readonly (string | number)[];
      /** Keys of the choices' words are this, a dot, and the choice. */
      labels: string;
    }
  | {
      kind: 'autocomplete';
      find: SuggestionsEndpoint;
      /** The value with the id of whom the found one stands in for. */
      beside?: string;
      /** The fact with the id of the school to look in. */
      at?: string;
    };

/** Label, hint and subject are keys. */
type NamedField<Name extends string> = FieldKinds & {
  name: Name;
  label: string;
  hint?: string;
  /** What the field is called inside a message, where the label does not fit a sentence. */
  subject?: string;
  /** May be left blank although its schema alone would not tell. */
  optional?: true;
  /** Takes half of the row, where there is room for two. */
  half?: true;
};

export type ActionField<Name extends string = string> =
  | NamedField<Name>
  /** Stands inside the form: fields, or anything that reads its values. */
  | { kind: 'custom'; render: () => ReactNode };

/** What a reply of type form brings. */
export type FormData<E extends Endpoint> =
  Extract<OutputOf<E>, { type: 'form' }> extends { data: infer Data } ? Data : never;

/** A dialog as data. Title, text and submit are keys. */
export type Action<E extends Endpoint = Endpoint> = {
  /** Also the name of its modal. */
  name: string;
  endpoint: E;
  /** Prefills the form: asked with the values that it takes, answers with a form reply. */
  load?: Endpoint;
  title: string;
  text?: string;
  submit: string;
  /** A second way to send it: the dialog opens anew, with what is worth keeping. */
  again?: {
    submit: string;
    keep: readonly (keyof SentTo<E> & string)[];
    onDone?: (reply: OutputOf<E>) => void;
  };
  /** Cannot be undone, or hurts. */
  danger?: boolean;
  size?: 'sm' | 'md' | 'lg';
  fields?: readonly ActionField<keyof SentTo<E> & string>[];
  /** Below the text. */
  content?: ComponentType<{ facts: Facts; values: Partial<SentTo<E>> }>;
  /** Names of the tables that are fetched anew, and whose selection is done with, when it has worked. */
  refreshes?: readonly string[];
  /** Takes it back, with the id that the reply brought: then the message has a button for it. */
  undo?: Endpoint;
  onUndone?: () => void;
  /** Sends in another way than as the endpoint's JSON call: a file, say. */
  send?: (values: SentTo<E>, options: { quiet: (error: ApiError) => boolean }) => Promise<OutputOf<E>>;
  /** It has worked. */
  onDone?: (reply: OutputOf<E>, values: SentTo<E>) => void;
  /** The reply asks further. The dialog stays until this closes it or opens another. */
  onForm?: (data: FormData<E>, values: SentTo<E>) => void;
};

/** Checks names and values against the endpoint's contract. */
export function action<E extends Endpoint>(definition: Action<E>): Action<E> {
  return definition;
}

export type ActionGiven<E extends Endpoint> = {
  /** The input the dialog starts with; what no field shows is sent along. */
  values?: Partial<SentTo<E>>;
  facts?: Facts;
  /** Who of a selection is left out: names of them, and the key of the reason. */
  skipped?: Skipped;
};

export type Skipped = { names: readonly string[]; why: string };

type Use<Result> = <E extends Endpoint>(action: Action<E>, given: ActionGiven<E>) => Result;
/** An action of some endpoint, together with the values that fit it. */
type OpenAction = { id: number; name: string; with: <Result>(use: Use<Result>) => Result };

const useOpen = create<{ current: OpenAction | null }>(() => ({ current: null }));
let lastId = 0;

/** Opens an action's dialog. One that is open gives way to it. */
export function openAction<E extends Endpoint>(opened: Action<E>, given: ActionGiven<E> = {}): void {
  const { current } = useOpen.getState();
  lastId += 1;
  useOpen.setState({ current: { id: lastId, name: opened.name, with: (use) => use(opened, given) } });
  openModal(opened.name);
  if (current !== null && current.name !== opened.name) closeModal(current.name);
}

export function useOpenAction(): OpenAction | null {
  return useOpen(({ current }) => current);
}

/** What was open is nothing to the next user. */
export function forgetAction(): void {
  useOpen.setState({ current: null });
}
