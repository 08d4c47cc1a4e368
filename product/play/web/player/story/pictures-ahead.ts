import { useEffect, useRef } from 'react';
import { sheetOf } from '../../../rules/directions/props.ts';
import type { Line } from '../../../rules/story/tags.ts';
import { afterPaint, whenIdle } from '../../shared/moments.ts';
import { keepsakePicture, optionPicture, placePicture, propPicture } from '../../shared/pictures.ts';
import type { View } from './play-through.ts';

/** The pictures that will be shown before the next answer. */
export function picturesAhead({ ahead: { lines, ask } }: View): string[] {
  const told = [...lines, ...(ask?.line ? [ask.line] : [])];
  const files = [
    ...told.map(({ place }) => (place === null ? undefined : placePicture(place))),
    ...(ask?.options ?? []).map(({ picture }) => (picture === null ? undefined : optionPicture(picture))),
    ...told.map(({ keepsake }) => (keepsake === null ? undefined : keepsakePicture(keepsake))),
    ...told.flatMap(propPictures),
  ];
  return [...new Set(files.filter((file) => file !== undefined))];
}

/** Of the things that a line puts somewhere, or that do something in it. */
function propPictures({ stage }: Line): (string | undefined)[] {
  return (stage?.list ?? []).map((direction) => {
    if (direction.do === 'pose' && direction.holds !== null)
      return propPicture(direction.holds, sheetOf(direction.holds).first);
    if (direction.do !== 'prop') return undefined;
    const { first, verbs } = sheetOf(direction.prop);
    return propPicture(direction.prop, verbs[direction.verb] ?? first);
  });
}

/**
 * A browser takes a picture apart when it first shows it, which keeps a question with three of them waiting for as long
 * as all the rest. It does so once while somebody holds on to the picture: here, while the line before is read.
 */
export function usePicturesAhead(view: View): void {
  const held = useRef(new Map<string, HTMLImageElement>());
  const before = useRef<string[]>([]);
  useEffect(() => {
    let isLeft = false;
    const draw = async (): Promise<void> => {
      const files = picturesAhead(view);
      // Those of the view before as well: some of them are being shown in this moment.
      const wanted = new Set([...files, ...before.current]);
      before.current = files;
      held.current = new Map([...held.current].filter(([file]) => wanted.has(file)));
      for (const file of files.filter((one) => !held.current.has(one))) {
        await whenIdle();
        if (isLeft) return;
        const picture = new Image();
        picture.src = file;
        held.current.set(file, picture);
        await picture.decode().catch(() => undefined);
      }
    };
    const leave = afterPaint(() => void draw());
    return () => {
      isLeft = true;
      leave();
    };
  }, [view]);
}
