import { Search } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { markedParts } from '../../formats/marks.ts';
import { Spinner } from '../../parts/spinner.tsx';
import { classNames } from '../../style/class-names.ts';
import { AUTOCOMPLETE_DELAY, type LoadSuggestions, useSuggestions } from '../use-suggestions.ts';
import styles from './finder-box.module.css';
import { movedChoice } from './finder-keys.ts';

/** Something that was found: where it leads, or what it does. */
export type Found = {
  key: string;
  label: string;
  hint?: string | null;
  /** At the end of the row: what it is, how it stands. */
  aside?: string | null;
  /** Before it: initials, or a picture. */
  picture?: ReactNode;
} & ({ href: string; onChoose?: never } | { onChoose: () => void; href?: never });

export type FoundGroup = { id: string; title: string | null; found: readonly Found[] };

type FinderBoxProps = {
  label: string;
  /** By what can be looked for. */
  hint: string;
  load: LoadSuggestions<FoundGroup>;
  /** Fewer letters are not asked about. */
  least?: number;
  /** What to try next, where there is nothing of what was typed. */
  nothing?: ReactNode;
  /** Leads to an address of this app. */
  onGo: (href: string) => void;
  /** What was typed before it was there. */
  typed?: () => string;
};

/** A box with what it finds below it, by kind: everything by keys, and a second tab with the one that stands for it. */
export function FinderBox({ label, hint, load, least = 1, nothing, onGo, typed: before }: FinderBoxProps) {
  const { t } = useTranslation();
  const [first] = useState(() => before?.() ?? '');
  const [text, setText] = useState(first);
  const [at, setAt] = useState(0);
  const { status, found: groups, ask } = useSuggestions(load, AUTOCOMPLETE_DELAY);
  const base = useId();
  const boxId = `${base}-box`;
  // It comes after its dialog, which could not give it the focus. Typing goes on behind what was typed.
  useEffect(() => {
    const box = document.getElementById(boxId);
    box?.focus();
    if (box instanceof HTMLInputElement) box.setSelectionRange(box.value.length, box.value.length);
  }, [boxId]);
  useEffect(() => {
    if (first.trim().length >= least) ask(first);
  }, [ask, first, least]);
  const isAsked = text.trim().length >= least;
  const shown = isAsked ? groups : [];
  const all = shown.flatMap(({ found }) => found);
  const chosen = all[at];
  const idOf = (key: string): string => `${base}-${key}`;
  const chosenId = chosen === undefined ? undefined : idOf(chosen.key);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const type = (typed: string) => {
    setText(typed);
    setAt(0);
    if (typed.trim().length >= least) ask(typed);
  };
  const choose = (one: Found | undefined, apart: boolean) => {
    if (one === undefined) return;
    if (one.href === undefined) one.onChoose();
    else if (apart) window.open(one.href, '_blank', 'noopener');
    else onGo(one.href);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = movedChoice(event.key, at, all.length);
    if (next !== null) setAt(next);
    else if (event.key === 'Enter') choose(chosen, event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
  };
  const press = (one: Found) => (event: MouseEvent) => choose(one, event.metaKey || event.ctrlKey);
  const isOver = isAsked && status === 'ready';
  return (
    <div className={styles.finder}>
      <div className={styles.field}>
        {status === 'loading' ? <Spinner size={20} /> : <Search aria-hidden="true" />}
        <input
          id={boxId}
          type="text"
          className={styles.box}
          role="combobox"
          // Its list is a part of the page: Escape closes what both stand in.
          data-always-listed=""
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-describedby={`${base}-hint`}
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={all.length > 0 ? `${base}-list` : undefined}
          aria-activedescendant={chosenId}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keyDown}
        />
        <output className={styles.count}>{isOver && t('ui.finder.found', { count: all.length })}</output>
      </div>
      {all.length > 0 && (
        <div id={`${base}-list`} role="listbox" aria-label={label} className={styles.list}>
          {shown.map((group) => (
            <Group key={group.id} group={group} titleId={idOf(`of-${group.id}`)}>
              {group.found.map((one) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and the keys
                <div
                  key={one.key}
                  id={idOf(one.key)}
                  role="option"
                  aria-selected={one === chosen}
                  className={styles.option}
                  onClick={press(one)}
                >
                  {one.picture !== undefined && (
                    <span
                      className={classNames(styles.picture, typeof one.picture === 'string' && styles.round)}
                      aria-hidden="true"
                    >
                      {one.picture}
                    </span>
                  )}
                  <span className={styles.words}>
                    <Marked text={one.label} typed={text} />
                    {one.hint && (
                      <span className={styles.hint}>
                        <Marked text={one.hint} typed={text} />
                      </span>
                    )}
                  </span>
                  {one.aside && <span className={styles.aside}>{one.aside}</span>}
                </div>
              ))}
            </Group>
          ))}
        </div>
      )}
      {isOver && all.length === 0 && (
        <div className={styles.nothing}>
          <p>{t('ui.field.nothing-found')}</p>
          {nothing}
        </div>
      )}
      {isAsked && status === 'failed' && <p className={styles.nothing}>{t('ui.field.suggestions-failed')}</p>}
      <div className={styles.foot}>
        <span className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑↓</kbd> {t('ui.finder.choose')}
          </span>
          <span>
            <kbd>↵</kbd> {t('ui.finder.open')}
          </span>
          <span>
            <kbd>{/^(Mac|iP)/.test(navigator.platform) ? '⌘ ↵' : 'Ctrl ↵'}</kbd> {t('ui.finder.new-tab')}
          </span>
        </span>
        <span id={`${base}-hint`}>{hint}</span>
      </div>
    </div>
  );
}

/** What belongs together, under its name where it has one. */
function Group({ group, titleId, children }: { group: FoundGroup; titleId: string; children: ReactNode }) {
  if (group.title === null) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className={styles.title}>
        {group.title}
      </div>
      {children}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    <Fragment key={index}>
      {part.found ? <mark className={styles.mark}>{part.text}</mark> : part.text}
    </Fragment>
  ));
}
