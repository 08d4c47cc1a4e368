/** Small scenes without a fault, for tests to play and to spoil. */

export const LESSON = `// A Loud Drum. Academy, Puddle AtMost, a test.
# id: academy-ic-9
# title: A Loud Drum
# kind: lesson
# skill: ic
# also: emp
# max_words: 7
# place: meadow
VAR kind = 0
-> start

=== start
A drum! It is very big. # who: plum # face: happy
I want to hit it! # who: nim # face: excited
What do you do? # who: narrator # ask: drum # hint: Big drums make big sounds.
 * [Look at it first. # pic: look # ev: ic=2]
   It has a red rim. # who: narrator
   -> hush
 * [Tap it once. # pic: tap # ev: ic=1]
   Bom. # who: narrator
   -> hush
 * [Hit it hard. # pic: hit # ev: ic=0]
   BOOM! The birds fly off. # who: narrator
   -> hush

=== hush
Hush. Wait for the birds. # who: plum # face: calm # play: wait secs=4 # ask: hush # hint: Count to four.
 * [waited # out: waited # ev: ic=2]
   They come back. # who: narrator
   -> wren
 * [one tap # out: slip # ev: ic=1]
   One bird comes back. # who: narrator # play: breathe rounds=2
   -> wren
 * [many taps # out: rushed # ev: ic=0]
   No birds yet. # who: narrator
   -> wren

=== wren
Wren holds her ears. # who: narrator
How does Wren feel? # who: you # play: faces # ask: feel
 * [Worried. # out: worried # ev: emp=2]
   ~ kind = 1
   Yes. It was too loud. # who: wren # face: okay
   -> finish
 * [Happy. # out: happy # ev: emp=0]
   Look at her eyes. # who: plum # face: calm
   -> finish

=== finish
{ kind:
    Thank you for asking. # who: wren # face: happy
- else:
    I like soft drums. # who: wren # face: okay
}
We drum soft now. # who: plum # face: proud # keepsake: soft-drum
-> END
`;

/** The same, acted. */
export const ACTED_LESSON = directed(LESSON.replace('secs=4', 'secs=4 thing=drum clock=nim'), {
  'A drum! It is very big.':
    'prop: put drum at 5 # enter: plum at 7, nim from left at 3, you at 1.5 # feel: nim happy, you surprised',
  'I want to hit it!': 'pose: nim hop # camera: close drum',
  'What do you do?': 'camera: wide',
  'Bom.': 'pose: you reach # prop: ring drum',
  'BOOM! The birds fly off.': 'pose: you lift # prop: ring drum # fx: shake # feel: plum surprised',
  'Hush. Wait for the birds.': 'fx: hush # pose: plum rest, you stand',
  'They come back.': 'fx: hush off, sparkle # pose: you cheer',
  'One bird comes back.': 'fx: hush off # pose: you hold',
  'No birds yet.': 'feel: you sad',
  'Wren holds her ears.': 'enter: wren from right at 8.2 slowly # pose: wren clutch # feel: wren worried',
  'How does Wren feel?': 'camera: close wren',
  'Yes. It was too loud.': 'pose: wren nod # camera: wide',
  'Look at her eyes.': 'camera: two wren plum',
  'Thank you for asking.': 'pose: wren wave',
  'We drum soft now.': 'exit: wren right # fx: lamps',
});

/** A scene with stage directions at the lines with these words. */
function directed(source: string, directions: Readonly<Record<string, string>>): string {
  return Object.entries(directions).reduce((text, [words, tags]) => {
    const acted = text.replace(`${words} # who`, `${words} # ${tags} # who`);
    if (acted === text) throw new Error(`nobody says ${words}`);
    return acted;
  }, source);
}

export const LESSON_IN_CHINESE: Record<string, string> = {
  'A Loud Drum': '好大聲的鼓',
  'A drum! It is very big.': '一面鼓！好大喔。',
  'I want to hit it!': '我想敲敲看！',
  'What do you do?': '你會怎麼做？',
  'Big drums make big sounds.': '大鼓的聲音很大。',
  'Look at it first.': '先看一看。',
  'Tap it once.': '輕輕敲一下。',
  'Hit it hard.': '用力敲。',
  'It has a red rim.': '鼓邊是紅色的。',
  'Bom.': '咚。',
  'BOOM! The birds fly off.': '咚咚！小鳥都飛走了。',
  'Hush. Wait for the birds.': '噓。等小鳥回來。',
  'Count to four.': '數到四。',
  'They come back.': '牠們回來了。',
  'One bird comes back.': '一隻小鳥回來了。',
  'No birds yet.': '小鳥還沒回來。',
  'Wren holds her ears.': '小鷦摀住耳朵。',
  'How does Wren feel?': '小鷦覺得怎麼樣？',
  'Worried.': '擔心。',
  'Happy.': '開心。',
  'Yes. It was too loud.': '對。太大聲了。',
  'Look at her eyes.': '看看她的眼睛。',
  'Thank you for asking.': '謝謝你問我。',
  'I like soft drums.': '我喜歡輕輕的鼓聲。',
  'We drum soft now.': '我們現在輕輕敲。',
};

/** A check of as many asks on its skill, and as many on another. */
export function checkScene(onTarget: number, onOther: number, id = 'hoh-check-a-ic'): string {
  const skills = [...Array<string>(onTarget).fill('ic'), ...Array<string>(onOther).fill('com')];
  const knots = skills.map(
    (skill, index) => `=== q${index}
Something happens, number ${index}. # who: narrator
What now? # who: you # ask: q${index}
 * [One way. # ev: ${skill}=2]
   -> q${index + 1}
 * [Another way. # ev: ${skill}=1]
   -> q${index + 1}
 * [A third way. # ev: ${skill}=0]
   Oh. # who: dev # face: sad
   -> q${index + 1}
`,
  );
  return `// Test. Hall of Heroes, a test.
# id: ${id}
# title: Test
# kind: check
# skill: ic
# max_words: 22
# place: studio
-> q0

${knots.join('\n')}
=== q${skills.length}
That was that. # who: narrator
-> END
`;
}
