import { ApiError } from '#platform/web/api.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import type { PlayedSkills } from '../../rules/played.ts';
import { isWhole, NOTHING_SAID, type SeenSkills } from '../../rules/seen.ts';

type Sent = { id: number; term: string; seen: SeenSkills; operation_id: string; after: string | null };
type Reply = { kept: boolean; operation_id: string; seen: SeenSkills; played: PlayedSkills | null };

export type KeeperPorts = {
  send: (sent: Sent) => Promise<Reply>;
  /** Until the next try: so long, or until there is a network again. */
  wait: (milliseconds: number) => Promise<void>;
  newId: () => string;
};

type Kept = {
  term: string;
  /** What is kept, as far as this browser knows. */
  after: string | null;
  /** What is not kept yet. */
  wanted: SeenSkills | null;
  isSending: boolean;
};

export type KeeperState = {
  unsaved: number;
  /** The last try found no server. */
  isAway: boolean;
  /** The server said no; what it said. */
  refused: ApiError | null;
  /** What play shows of children who are done. */
  played: ReadonlyMap<number, PlayedSkills | null>;
};

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

/** No server, a busy one or one that fails: worth another try. Everything else is an answer. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/**
 * Sends what was pressed, one request a child at a time and always the newest: nothing overtakes anything, and nobody waits.
 * What could not be sent is tried until it is there.
 */
export class Keeper {
  readonly #ports: KeeperPorts;
  readonly #children = new Map<number, Kept>();
  readonly #listeners = new Set<() => void>();
  #state: KeeperState = { unsaved: 0, isAway: false, refused: null, played: new Map() };

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): KeeperState => this.#state;

  /** What the server has told; it is newer than what this browser knows unless something is on its way. */
  know(id: number, { term, operation_id: after }: { term: string; operation_id: string | null }): void {
    if (this.pending(id) !== null) return;
    this.#children.set(id, { term, after, wanted: null, isSending: false });
  }

  /** What was said of a child and is not kept yet. */
  pending(id: number): SeenSkills | null {
    return this.#children.get(id)?.wanted ?? null;
  }

  keep(id: number, term: string, seen: SeenSkills): void {
    const kept = this.#children.get(id) ?? { term, after: null, wanted: null, isSending: false };
    kept.wanted = seen;
    this.#children.set(id, kept);
    this.#tell({});
    if (!kept.isSending) void this.#send(id, kept);
  }

  async #send(id: number, kept: Kept): Promise<void> {
    kept.isSending = true;
    let [pause, operation, sent] = [FIRST_WAIT, this.#ports.newId(), kept.wanted];
    while (kept.wanted !== null) {
      if (sent !== kept.wanted) [operation, sent] = [this.#ports.newId(), kept.wanted];
      try {
        const { term, after, wanted: seen } = kept;
        const reply = await this.#ports.send({ id, term, seen, operation_id: operation, after });
        this.#answered(id, kept, sent, reply);
        pause = FIRST_WAIT;
      } catch (error) {
        if (!isPassing(error)) {
          this.#refuse(kept, error);
          return;
        }
        this.#tell({ isAway: true });
        await this.#ports.wait(pause);
        pause = Math.min(2 * pause, LONGEST_WAIT);
      }
    }
    kept.isSending = false;
  }

  #answered(id: number, kept: Kept, sent: SeenSkills, reply: Reply): void {
    kept.after = reply.operation_id;
    if (!reply.kept) {
      // Another device was faster, or an answer was lost: what was pressed here goes on top of it.
      kept.wanted = onTop(reply.seen, kept.wanted ?? sent);
      this.#tell({ isAway: false });
      return;
    }
    if (kept.wanted === sent) kept.wanted = null;
    const played = new Map(this.#state.played);
    if (isWhole(reply.seen)) played.set(id, reply.played);
    this.#tell({ isAway: false, refused: null, played });
  }

  #refuse(kept: Kept, error: unknown): void {
    kept.isSending = false;
    kept.wanted = null;
    this.#tell({ isAway: false, refused: error instanceof ApiError ? error : new ApiError(0, null) });
  }

  #tell(change: Partial<KeeperState>): void {
    const unsaved = [...this.#children.values()].filter(({ wanted }) => wanted !== null).length;
    this.#state = { ...this.#state, ...change, unsaved };
    for (const listener of this.#listeners) listener();
  }
}

function onTop(below: SeenSkills, above: SeenSkills): SeenSkills {
  return SKILLS.reduce<SeenSkills>(
    (all, skill) => ({ ...all, [skill]: above[skill] ?? below[skill] }),
    NOTHING_SAID,
  );
}
