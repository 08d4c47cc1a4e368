import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExtraView, extras } from './extra-view.tsx';

const goat = () =>
  renderToStaticMarkup(
    <ExtraView
      name="goat"
      pose="point"
      turn="left"
      feeling="happy"
      looks={undefined}
      speaks={false}
      gesture="nod"
    />,
  );

test('whoever comes by is not there before they were fetched, and then in the layers of an actor', async () => {
  expect(goat()).toBe('');
  await extras.fetch();
  expect(goat().match(/<svg/g)).toHaveLength(2);
  expect(goat()).toContain('data-gesture="nod"');
});
