import { expect, test } from 'vitest';
import { namesChild } from './naming.ts';

const maya = namesChild({ first_name: 'Maya', last_name: 'Ökafor-Lee', username: 'maya.o7' });

test.each([
  [['Maya', 'Ökafor-Lee', '3']],
  [['3', 'okafor lee', 'MAYA']],
  [['Ökafor-Lee, Maya']],
  [['maya_okafor-lee.csv']],
  [['nobody', 'Maya.O7@school.test']],
])('%j names her', (cells) => {
  expect(maya(cells)).toBe(true);
});

test.each([[['Maya', 'Lee']], [['Mayan', 'Okafor Lee']], [['class.csv']], [[]]])('%j does not', (cells) => {
  expect(maya(cells)).toBe(false);
});

test('a name without blanks is found in one cell', () => {
  const child = namesChild({ first_name: '小明', last_name: '王', username: 'w1' });
  expect([child(['王小明']), child(['王小美'])]).toEqual([true, false]);
});
