import { expect, test } from 'vitest';
import { readPdf } from '#testing/server/pdf-text.ts';
import { makePdf, wrap } from './sheet.ts';

const OPTIONS = { title: 'Quote', author: 'Kindred', language: 'en-US', date: new Date(0) };
const PLACE = { x: 48, y: 48, width: 300 };

test('documents are drawn one at a time, and between two of them others have their turn', async () => {
  const told: string[] = [];
  const make = (name: string) =>
    makePdf(OPTIONS, async (sheet) => {
      told.push(`${name} begins`);
      sheet.text(name, PLACE);
      await new Promise((resolve) => setImmediate(resolve));
      told.push(`${name} ends`);
      setImmediate(() => told.push('somebody else'));
    });
  await Promise.all([make('one'), make('two')]);
  expect(told.slice(0, 5)).toEqual(['one begins', 'one ends', 'somebody else', 'two begins', 'two ends']);
});

test('a document that cannot be drawn keeps none from theirs', async () => {
  const broken = makePdf(OPTIONS, () => {
    throw new Error('broken');
  });
  const next = makePdf(OPTIONS, (sheet) => void sheet.text('two', PLACE));
  await expect(broken).rejects.toThrow('broken');
  expect((await next).subarray(0, 5).toString()).toBe('%PDF-');
});

test('words in a script that the document did not tell of are written all the same', async () => {
  const words = '臺北 Łódź Привіт';
  const pdf = await makePdf(OPTIONS, (sheet) => void sheet.text(words, PLACE));
  // Each font is read as a word of its own.
  expect(readPdf(pdf).text.replaceAll(' ', '')).toBe(words.replaceAll(' ', ''));
});

test('a glyph that another is made of is still a character of its own', async () => {
  const draw = (words: string) => makePdf(OPTIONS, (sheet) => void sheet.text(words, PLACE));
  await draw('“Yes”');
  expect(readPdf(await draw('‘No’')).text).toBe('‘No’');
});

test('a drawing is a figure with its words, and twice the same bytes', async () => {
  const svg =
    '<svg viewBox="0 0 16 9"><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#cde" stop-opacity=".5"/></linearGradient><rect width="16" height="9" fill="url(#a)"/><circle cx="8" cy="5" r="3" fill="#e94" opacity=".5" stroke="#222" stroke-dasharray="1 2"/></svg>';
  const make = () =>
    makePdf(OPTIONS, (sheet) => {
      const box = { ...PLACE, width: 160, height: 90, round: 8 };
      sheet.part('Figure', () => sheet.picture(svg, box), { alt: 'A sun' });
    });
  const pdf = await make();
  const { source } = readPdf(pdf);
  expect(source).toContain('/S /Figure');
  expect(source).toContain('/Alt (A sun)');
  expect(source).toMatch(/\/ShadingType 2/);
  expect((await make()).equals(pdf)).toBe(true);
});

test('a document is the same bytes, whatever was measured before it', async () => {
  const [last, first] = ['Zebra 條紋', '貓 cat'];
  const make = () =>
    makePdf({ ...OPTIONS, says: last + first }, (sheet) => {
      const y = PLACE.y + sheet.height(last, PLACE.width, { weight: 'bold' });
      sheet.text(first, PLACE);
      sheet.text(last, { ...PLACE, y }, { weight: 'bold' });
    });
  const once = await make();
  expect((await make()).equals(once)).toBe(true);
});

test.each([
  ['版本 7f3a91c2。好', ['版本', '7f3a91c2。', '好']],
  ['他說：「好嗎？」走', ['他說：「好', '嗎？」走']],
  ['他今天說：「好」', ['他今天說：', '「好」']],
  ['玩過了〈塔〉', ['玩過了', '〈塔〉']],
])('%j begins no line with what closes a phrase, and ends none with what opens one', (text, lines) => {
  // As wide as nine letters, or four and a half Chinese characters.
  const wide = (part: string): number => part.length + part.replaceAll(/[^\u2e80-\uffef]/g, '').length;
  expect(wrap(text, 10, wide)).toEqual(lines);
});

test.each([
  ['Chinese', '中文字'.repeat(300)],
  ['words', 'some words '.repeat(200)],
  ['one endless word', 'w'.repeat(2000)],
])('a text of %s is measured piece by piece, never a line anew for each of them', (_, text) => {
  let measured = 0;
  wrap(text, 60, (part) => {
    measured += part.length;
    return part.length;
  });
  expect(measured).toBeLessThan(6 * text.length);
});
