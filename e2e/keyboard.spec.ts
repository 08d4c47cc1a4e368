import { expect, startSession, test } from './kindred.ts';

test('one can log in with the keyboard alone, and Escape gives the focus back', async ({ page, kindred }) => {
  await page.goto(kindred.dashboard);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('educator@kindred.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kindred-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);
});

test('the dialog keeps the focus inside @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/?login=1`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const active = document.activeElement;
      // From the last field the browser's own controls come next, then the dialog again; never the page behind.
      return active === document.body || active?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  }
});

test('the first Tab offers to skip to the content @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('with reduced motion nothing moves by itself @whole', async ({ page, kindred }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/?login=1', '/design']) {
    await page.goto(`${kindred.dashboard}${path}`);
    await page.locator('h1').first().waitFor();
    if (path.includes('login')) await page.getByRole('dialog').getByLabel('Email').waitFor();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getTiming().duration ?? 0) > 10,
        )
        .map((animation) =>
          animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : '',
        ),
    );
    expect(moving).toEqual([]);
  }
});

test('Escape closes the filters also from the button that shows more of them @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'More filters' }).press('Enter');
  await page.getByRole('button', { name: 'Fewer filters' }).press('Escape');
  await expect(page.getByRole('button', { name: 'Fewer filters' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
});
