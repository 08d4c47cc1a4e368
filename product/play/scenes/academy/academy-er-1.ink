// The Tower Fell. Academy, the block corner, scene 6. Grades K-1; every line is read aloud.
# id: academy-er-1
# title: The Tower Fell
# kind: lesson
# skill: er
# also: emp, ic
# max_words: 7
# place: classroom
-> start

=== start
Block on block on block. # prop: put tower at 5 # enter: you at 2.2, nim at 3.7, bao at 5, plum at 7.6, sefa at 9 # feel: sefa calm, you happy, nim happy, bao happy, plum happy # who: narrator
It is up to Bao's belly! # pose: nim cheer # camera: close tower # who: nim # face: excited
My belly is honored. # pose: bao hold, nim stand # who: bao # face: proud
You worked all morning. # camera: wide # pose: bao stand, plum rest, you wave # feel: you proud # who: narrator
One last block. You do it. # pose: you lift block, nim point # prop: top tower # feel: you determined # who: nim # face: happy
Swish goes Nim's tail. Crash! # pose: nim swish, you stand, bao shrug # prop: fall tower # fx: dust, shake # feel: nim surprised, bao surprised, you surprised, plum surprised # who: narrator
Oh no. My tail! My tail! # pose: nim clutch, bao stand # feel: you mad, bao worried, plum calm # who: nim # face: worried
What do you feel inside? # move: plum to 7 # pose: you fists # who: plum # face: calm # ask: feel # hint: Check your hands and your eyes.
 * [Mad and sad, both at once. # pic: face-mad # ev: er=2]
   Both at once. Thank you for telling. # feel: you mad # pose: plum comfort # who: plum # face: calm
   -> tool
 * [It is all Nim's fault! His tail! # pic: shout # ev: er=0]
   That is about Nim. And you? # feel: you mad # pose: plum comfort # who: plum # face: calm
   -> tool
 * [I do not know. # pic: unsure # ev: er=1]
   Sometimes it has no name yet. # feel: you okay # pose: plum comfort # who: plum # face: calm
   -> tool

=== tool
The feeling is big. It pushes. # pose: you fists, plum stand # camera: close you # who: narrator # ask: tool # hint: What helps, and hurts nobody?
 * [Blow it out, like hot soup. # pic: breathe # ev: er=2]
   Blow. The soup gets cooler. # who: plum # face: calm # play: breathe rounds=3
   -> nimface
 * [Say, "I am not mad!" # pic: turn-away # ev: er=1]
   Your fists say something else. # pose: you fists # feel: you mad, nim worried # camera: wide # who: narrator
   And I am not slow. # move: sefa to 1 slowly # who: sefa # face: calm
   You laugh a tiny bit. # feel: you happy, sefa happy # pose: you stand # move: sefa to 9 slowly # who: narrator
   -> nimface
 * [Throw a block. # pic: throw # ev: er=0]
   Bonk. It hits the wall. # pose: you reach # prop: put block at 8.6, throw block # camera: wide # feel: nim worried, bao worried # who: narrator
   I will hold the blocks. # prop: gone block # pose: plum hold, you fists # who: plum # face: calm
   -> again

=== again
The feeling is still here. # pose: plum stand # who: plum # face: calm
What can we do with it? # who: plum # face: calm # ask: tool2 # again: er # hint: Blow it, or squeeze it out.
 * [Blow it out slowly. # pic: breathe # ev: none]
   Blow. The soup gets cooler. # who: plum # face: calm # play: breathe rounds=2
   -> nimface
 * [Hug the big pillow. # pic: hug # ev: none]
   Squeeze, squeeze, and soft. # pose: you hold pillow # feel: you calm # who: narrator
   -> nimface
 * [Stamp and yell. # pic: shout # ev: none]
   Plum sits close. It gets quiet. # move: plum to 1.1 # pose: you sit, plum comfort # who: narrator
   -> nimface

=== nimface
Nim holds his tail with both paws. # pose: nim clutch, you stand, plum stand # move: plum to 7 # feel: nim worried # camera: wide # who: narrator
It just swished. By itself. # pose: nim swish # who: nim # face: worried
How is Nim? Find his face. # camera: close nim # who: narrator # play: faces # ask: nim # hint: Look up at his brows.
 * [Worried. # out: worried # pic: face-worried # ev: emp=2]
   Yes. He worries about you. # camera: wide # pose: plum nod # who: plum # face: calm
   -> say
 * [Sad. # out: sad # pic: face-sad # ev: emp=1]
   Close. He is worried about you. # camera: wide # who: plum # face: calm
   -> say
 * [Happy. # out: happy # pic: face-happy # ev: emp=0]
   See his brows? He is worried. # camera: wide # pose: plum point # who: plum # face: calm
   -> say

=== say
What do you tell Nim? # pose: plum stand # who: narrator # ask: say # hint: Start with, "I felt."
 * [I felt mad. I worked hard. # pic: speak # ev: er=2]
   You did. I am so sorry. # pose: nim stand # feel: you okay # who: nim # face: sad
   -> slip
 * [Hmph. # pic: turn-away # ev: er=1]
   Is hmph a yes? # feel: you frustrated # pose: nim shrug # who: nim # face: worried
   Hmph means not yet. # pose: sefa nod # feel: you okay # who: sefa # face: calm
   -> slip
 * [Bad tail! Go away, far away! # pic: shout # ev: er=0]
   Nim's ears fold flat. # feel: nim sad, you mad, bao worried # pose: you point, nim hide # who: narrator
   Tell him the feeling instead. # pose: plum point # who: plum # face: calm
   I felt mad. # pose: you wave, plum stand, nim stand # who: you # face: okay # play: echo
   Me too. At my tail. # pose: you stand, nim clutch # who: nim # face: okay
   -> slip

=== slip
Shall we build it again? # feel: bao happy # pose: nim stand, you stand # camera: wide # prop: build tower # who: nim # face: okay
You stack three. Plop. They slip. # prop: fall tower # fx: dust # pose: you reach # feel: nim surprised, bao surprised # who: narrator # ask: slip # hint: New try, new way.
 * [Rest. Then make it wider. # pic: wide # ev: er=2]
   Wide feet stay up. I know. # pose: sefa point, you hold # prop: widen tower # feel: nim happy, you happy, bao happy # who: sefa # face: happy
   -> bell
 * [Stack them the very same way. # pic: pile # ev: er=1]
   Plop. You sit. You try wider. # pose: you sit # prop: widen tower # feel: you calm # who: narrator
   -> bell
 * [Kick the blocks. # pic: kick # ev: er=0]
   Ow. Blocks win. Toes lose. # pose: you hop # feel: you surprised, nim worried # who: narrator
   Rub your toe. Fat blocks first? # pose: you sit, sefa point # feel: you okay # prop: widen tower # who: sefa # face: calm
   -> bell

=== bell
Ding! Clean-up time. # move: plum to 1.25 # prop: put bell at 2.8, ring bell # pose: plum wave, bao stand, you stand, sefa stand # who: plum # face: calm
But we are not done! # pose: nim fists, plum stand # feel: you worried # who: nim # face: frustrated
Your chest gets tight again. # pose: you clutch # feel: you frustrated # camera: close you # who: narrator # ask: bell # hint: Could the tower wait for you?
 * [Make a sign: Please keep. # pic: sign # ev: er=2]
   I will bring it. Very slowly. # camera: wide # pose: sefa lift sign, you stand, nim stand # feel: you proud # who: sefa # face: proud
   -> settle
 * [Add one more, very fast. # pic: hurry # ev: er=1]
   One more. Now blow with me. # camera: wide # pose: you rest, nim stand # feel: you calm # who: plum # face: calm
   The bottom can stay up. # pose: you stand, plum stand, sefa lift sign # who: plum # face: happy
   -> settle
 * [No! I will not stop now! Never! # pic: shout # ev: er=0]
   Stopping is hard. Blow with me. # camera: wide # pose: plum hold, you hold # feel: you calm # who: plum # face: calm # play: breathe rounds=2
   The bottom can stay up. # pose: you stand, plum stand, sefa lift sign # who: plum # face: happy
   -> settle

=== settle
Sefa has a sign: Please keep. # camera: wide # move: you to 3.3, nim to 2.25 # pose: sefa hold sign # feel: sefa calm, you okay # who: narrator
The tower rocks. Hands off, friends. # pose: nim clutch, you stand # feel: you determined, nim worried, bao worried # who: plum # face: calm # play: wait secs=8 thing=tower clock=sefa # ask: settle # hint: Hands can hold each other.
 * [I waited. # out: waited # pic: flower # ev: ic=2]
   It rocks. It stops. It stays! # move: sefa to 6.6 # prop: put sign at 6.1 # fx: sparkle # pose: sefa stand, nim cheer, bao cheer, you cheer # feel: nim excited, bao excited, you excited, plum proud, sefa proud # who: narrator
   I will guard it. Very slowly. # pose: nim stand, bao stand, you stand # feel: you proud # who: sefa # face: proud
   -> finish
 * [I tapped once. # out: slip # pic: bud # ev: ic=1]
   It tips. Bao's paw is there. # move: sefa to 6.6 # prop: tilt tower, put sign at 6.1 # pose: sefa stand, bao lift, nim hide # feel: bao determined, nim surprised, you surprised, plum calm, sefa calm # who: narrator
   Phew. A paw and a sign. # prop: widen tower # pose: bao stand, nim stand # feel: nim happy, bao happy, you happy # who: sefa # face: happy
   -> finish
 * [I tapped a lot. # out: rushed # pic: seed # ev: ic=0]
   Crash. A heap again. # move: sefa to 6.6 # prop: fall tower, put sign at 6.1 # fx: dust, shake # pose: sefa stand, nim clutch, bao shrug # feel: nim surprised, bao worried, you sad, plum calm, sefa surprised # who: narrator
   I will guard the heap. Slowly. # pose: nim stand, bao stand # feel: nim okay, you okay, bao okay # who: sefa # face: proud
   It is a very good heap. # pose: bao sit # feel: you happy, nim happy # who: bao # face: happy
   Slow paws build it up again. # prop: widen tower # pose: bao stand, you hold # feel: you calm, nim happy # who: plum # face: calm
   -> finish

=== finish
After lunch, the last block goes on. # prop: crown tower # fx: sparkle # pose: you lift, nim cheer, bao cheer # feel: you proud, nim excited, bao happy # who: narrator
Up to my belly again! # pose: bao hold, nim stand # who: bao # face: happy
My tail is in my pocket. # pose: nim hop, you stand, bao stand, plum rest # who: nim # face: proud
A big feeling came. You stayed. # pose: nim cheer, bao cheer, you wave # feel: you proud, nim happy, bao happy, sefa happy # fx: lamps, dusk # who: plum # face: proud # keepsake: tower-builder
-> END
