/** Of whom the children of a class are told before the faces. */
export type ToldOf = {
  /** Names of those whom every one of them is told of, in the order of the sentence. */
  adults: string[];
  /** Children who are asked at all. */
  children: number;
  /** Of these: who is told of others besides, with whom they are shared, or of their family. */
  with_more: number;
};

type Adult = { id: number; name: string };

/** What one sentence can say truly of all of them. */
export function toldOfAll(lists: readonly (readonly Adult[])[]): ToldOf {
  const [first = []] = lists;
  const common = first.filter(({ id }) => lists.every((list) => list.some((adult) => adult.id === id)));
  return {
    adults: common.map(({ name }) => name),
    children: lists.length,
    with_more: lists.filter((list) => list.length > common.length).length,
  };
}
