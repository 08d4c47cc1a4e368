import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Contact, contactIn, type Known } from './contact-data.ts';

const MAYA: Known = { firstName: 'Maya', lastName: 'Fernandez', school: 'Maple Ridge Elementary School' };
const KING: Known = { firstName: 'Leo', lastName: 'King', school: 'Lincoln Elementary' };
const MEI: Known = { firstName: '小美', lastName: '林', school: '快樂國小' };

test.each<[Contact, string]>([
  ['phone', 'Call me 555-123-4567'],
  ['phone', '(415) 555 0132'],
  ['phone', 'My number is 5550132'],
  ['phone', '+1 415.555.0132'],
  ['phone', 'call 55501'],
  ['phone', 'five five five zero one three two'],
  ['phone', 'five-five-five, oh one three two'],
  ['phone', '５５５１２３４５６７'],
  ['phone', '5 5 5 0 1 3 2'],
  ['phone', '我的電話是 0912-345-678'],
  ['phone', '打給我：02-2345-6789'],
  ['phone', '零九一二三四五六七八喔'],
  ['phone', '零九一二 八四五 六七八'],
  ['phone', '555–123–4567'],
  ['phone', '555_123_4567'],
  ['phone', 'my nr: 555 / 123 / 4567'],
  ['phone', '555|123|4567'],
  ['phone', '555🙂123🙂4567'],
  ['phone', '٥٥٥١٢٣٤٥٦٧'],
  ['phone', '५५५१२३४५६७'],
  ['phone', '5️⃣5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
  ['phone', '❺❺❺❶❷❸❹❺❻❼'],
  ['phone', '5five5 1two3 4567'],
  ['phone', 'fivefivefiveonetwothreefour'],
  ['mail', 'my gmail is mayaf'],
  ['mail', 'mayaf gmail'],
  ['mail', 'maya at example.com'],
  ['mail', 'maya@example.org'],
  ['mail', 'write to maya at gmail dot com'],
  ['mail', 'maya (at) example (dot) com'],
  ['mail', 'maya at g m a i l dot com'],
  ['mail', 'maya＠example.com'],
  ['mail', 'My email is secret'],
  ['mail', 'maya小老鼠gmail.com'],
  ['mail', '我的信箱是 maya'],
  ['web', 'Go to www.example.org'],
  ['web', 'https://example.org/me'],
  ['web', 'see mayasgames.com now'],
  ['web', 'mayasgames dot com'],
  ['web', '看 mayasgames 點 com'],
  ['web', 'foo .com'],
  ['web', 'foo(.)com'],
  ['web', 'foo。com'],
  ['handle', 'TikTok maya2016'],
  ['handle', 'roblox maya123'],
  ['handle', 'my user is maya2016'],
  ['handle', 'find me: maya2016'],
  ['handle', '微信 maya55'],
  ['handle', 'I am @maya_f on there'],
  ['handle', 'snap: mayaf9'],
  ['handle', 'my insta is mayaf'],
  ['handle', 'add me on Discord'],
  ['handle', 'maya#1234'],
  ['handle', 'roblox name coolmaya'],
  ['handle', 'my username is coolmaya'],
  ['handle', '我的 LINE 是 maya99'],
  ['handle', '加我的微信'],
  ['address', 'I live on Oak Street'],
  ['address', 'Main Street 12'],
  ['address', 'zip 90210'],
  ['address', 'PO Box 12'],
  ['address', 'I live at 12 by the pond'],
  ['address', 'Come to 12 Maple Street!'],
  ['address', '450 north oak avenue'],
  ['address', '7 Sunny Lane'],
  ['address', 'My address is a secret one'],
  ['address', 'Springfield, IL 62704'],
  ['address', 'apt 4b'],
  ['address', '台北市中山路二段100號'],
  ['address', '我住在花園街三號'],
  ['address', '我家地址是這裡'],
  ['name', 'I am Maya Fernandez'],
  ['name', 'Team Fernandez wins'],
  ['name', 'MAYA FERNANDEZ'],
  ['school', 'We are from maple ridge'],
  ['school', 'Maple Ridge Elementary School'],
])('%s is found in "%s"', (contact, text) => {
  expect(contactIn(text, MAYA)).toBe(contact);
});

test.each([
  '',
  'I am 7',
  'meet at 3',
  'room 12',
  'I have 2 dogs',
  'She laughed at me. Not nice',
  'Look at Bao. He is sad',
  'I am good at math. So is Bao',
  'Yell at me. No!',
  'I was at home.Come play',
  'Mayo at lunch dot dot dot',
  'We won 3 to 2 at recess. Yay',
  'meet @ recess',
  'me + you @ park',
  'Yahoo! I did it',
  'We won 12:10, 11:9 and 13:11',
  'I was born in 2016, 2017 or 2018',
  'The road is long. 12 of us walk',
  'Add me to your team 2',
  'I am Maya!',
  'See you at 3:30 in room 204.',
  'We saw 5 cars on the road.',
  'There were 3 cats in my way',
  '2 big dogs on our street',
  '1, 2, 3, go!',
  '1 2 3 4 5 6 7 8 9 10!',
  '10 9 8 7 6 5 4 3 2 1 Blast off!',
  'one two three four five six seven eight',
  '2 4 6 8 10 12 14',
  'I have 1000000 stars',
  'I have 1,000,000 stars',
  'It is 11/18/2026 today',
  'My day is 2019-04-05.',
  'Wait.Me too!',
  'No... so what?',
  'We play Roblox and Minecraft after lunch.',
  'The line is long.',
  'Stand in line: you first',
  'He snaps his fingers',
  'Look at me on the slide!',
  'I like dot paint and com-pass',
  'dot dot dot',
  'At first I was mad.',
  'Meet me at the yellow house on Puddle Lane',
  'The bus goes down the street.',
  'Call me when it is over!',
  'Call 911!',
  'Text: The end',
  'A b c d e f g',
  'H-e-l-l-o!',
  '88888888',
  'My score is 4500.',
  'I live in a tree house',
  'Email is slow, birds are fast',
  'Maple trees turn red',
  '我今年七歲',
  '我有兩隻狗，三隻貓',
  '三點在操場見',
  '一二三四五六七八，跳！',
  '我們班第十二號的位子',
  '我住在樹上',
  '他排第一',
  '今天有一點難過',
])('nothing is found in "%s"', (text) => {
  expect(contactIn(text, MAYA)).toBeNull();
});

test('a last name that is a word is one only beside the first', () => {
  expect(contactIn('The King of the hill', KING)).toBeNull();
  expect(contactIn('I met Lincoln.', KING)).toBeNull();
  expect(contactIn('leo king was here', KING)).toBe('name');
  expect(contactIn('Leo J. King', KING)).toBe('name');
});

test('a Chinese name is one as a whole', () => {
  expect(contactIn('樹林裡有風', MEI)).toBeNull();
  expect(contactIn('我是小美', MEI)).toBeNull();
  expect(contactIn('我是林小美', MEI)).toBe('name');
  expect(contactIn('快樂國小的操場', MEI)).toBe('school');
});

const digit = fc.integer({ min: 0, max: 9 });
const words = fc.constantFrom('hello ', 'my friend says ', '你好，', '');
const between = fc.constantFrom('', ' ', '-', '.', ' - ');

test('a number of ten digits is found however it is parted, unless it counts or is a round sum', () => {
  fc.assert(
    fc.property(fc.array(digit, { minLength: 9, maxLength: 9 }), words, between, (rest, before, part) => {
      const digits = [9, ...rest];
      fc.pre(new Set(digits).size > 3 && !digits.join('').endsWith('0000'));
      // A date is no number to call.
      const number = `${digits.slice(0, 3).join('')}${part}${digits.slice(3, 6).join('')}${part}${digits.slice(6).join('')}`;
      fc.pre(!/^9876543210$/.test(digits.join('')));
      expect(contactIn(`${before}${number}`, MAYA)).toBe('phone');
    }),
  );
});

test('a story with numbers up to a thousand between its words is left alone', () => {
  const noun = fc.constantFrom('dogs', 'stars', 'friends', 'minutes', 'apples', 'steps');
  const one = fc.tuple(fc.integer({ min: 0, max: 1000 }), noun).map(([count, what]) => `${count} ${what}`);
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), (all) => {
      expect(contactIn(`I have ${all.join(' and ')}.`, MAYA)).toBeNull();
    }),
  );
});

test('whatever is written, it is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(() => contactIn(text, MAYA)).not.toThrow();
    }),
  );
});
