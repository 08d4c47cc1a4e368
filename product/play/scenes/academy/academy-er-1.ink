// The Tower Fell. Academy, the block corner, scene 6. Grades K-1; every line is read aloud.
# id: academy-er-1
# title: The Tower Fell
# kind: lesson
# skill: er
# also: emp, com
# max_words: 7
# place: classroom
-> start

=== start
Block on block on block. # who: narrator
It is up to Bao's belly! # who: nim # face: excited
My belly is honored. # who: bao # face: proud
You worked all morning. # who: narrator
One last block. You do it. # who: nim # face: happy
Swish goes Nim's tail. Crash! # who: narrator
Oh no. My tail! My tail! # who: nim # face: worried
What do you feel inside? # who: plum # face: calm # ask: feel # hint: Check your hands and your eyes.
 * [Mad. My hands are tight. # pic: face-mad # ev: er=2]
   Tight hands. Thank you for telling. # who: plum # face: calm
   -> tool
 * [Sad. My eyes are hot. # pic: face-sad # ev: er=2]
   Hot eyes. Thank you for telling. # who: plum # face: calm
   -> tool
 * [I do not know. # pic: unsure # ev: er=1]
   Sometimes it has no name yet. # who: plum # face: calm
   -> tool

=== tool
The feeling is big. It pushes. # who: narrator # ask: tool # hint: What helps, and hurts nobody?
 * [Blow it out, like hot soup. # pic: breathe # ev: er=2]
   Blow. The soup gets cooler. # who: plum # face: calm # play: breathe rounds=3
   -> nimface
 * [Go under the table. # pic: hide # ev: er=1]
   It is dim and quiet here. # who: narrator
   I bring my own table. # who: sefa # face: calm
   You laugh a tiny bit. # who: narrator
   -> nimface
 * [Throw a block. # pic: throw # ev: er=0]
   Bonk. It hits the wall. # who: narrator
   I will hold the blocks. # who: plum # face: calm
   -> again

=== again
The feeling is still here. # who: plum # face: calm
What can we do with it? # who: plum # face: calm # ask: tool2 # hint: Blow it, or squeeze it out.
 * [Blow it out slowly. # pic: breathe # ev: er=1]
   Blow. The soup gets cooler. # who: plum # face: calm # play: breathe rounds=2
   -> nimface
 * [Hug the big pillow. # pic: hug # ev: er=1]
   Squeeze, squeeze, and soft. # who: narrator
   -> nimface
 * [Stamp and yell. # pic: shout # ev: er=0]
   Plum sits close. It gets quiet. # who: narrator
   -> nimface

=== nimface
Nim holds his tail with both paws. # who: narrator
It just swished. By itself. # who: nim # face: worried
How is Nim? Find his face. # who: narrator # play: faces # ask: nim # hint: Look up at his brows.
 * [Worried. # out: worried # pic: face-worried # ev: emp=2]
   Yes. He worries about you. # who: plum # face: calm
   -> say
 * [Sad. # out: sad # pic: face-sad # ev: emp=1]
   Close. He is worried about you. # who: plum # face: calm
   -> say
 * [Happy. # out: happy # pic: face-happy # ev: emp=0]
   See his brows? He is worried. # who: plum # face: calm
   -> say

=== say
What do you tell Nim? # who: narrator # ask: say # hint: Start with, "I felt."
 * [I felt mad. I worked hard. # pic: speak # ev: er=2, com=2]
   You did. I am so sorry. # who: nim # face: sad
   -> slip
 * [Hmph. # pic: turn-away # ev: er=1, com=1]
   Is hmph a yes? # who: nim # face: worried
   Hmph means not yet. # who: sefa # face: calm
   -> slip
 * [Bad tail! Go away! # pic: shout # ev: er=0, com=0]
   Nim's ears fold flat. # who: narrator
   Tell him the feeling instead. # who: plum # face: calm
   I felt mad. # who: you # face: okay # play: echo
   Me too. At my tail. # who: nim # face: okay
   -> slip

=== slip
Shall we build it again? # who: nim # face: okay
You stack three. Plop. They slip. # who: narrator # ask: slip # hint: New try, new way.
 * [Make the bottom wider. # pic: wide # ev: er=2]
   Wide feet stay up. I know. # who: sefa # face: happy
   -> bell
 * [Stop for a bit. # pic: rest # ev: er=1]
   You watch a cloud. Then you try. # who: narrator
   -> bell
 * [Kick the blocks. # pic: kick # ev: er=0]
   Ow. Blocks win. Toes lose. # who: narrator
   Rub your toe. Fat blocks first? # who: sefa # face: calm
   -> bell

=== bell
Ding! Clean-up time. # who: plum # face: calm
But we are not done! # who: nim # face: frustrated
Your chest gets tight again. # who: narrator # ask: bell # hint: Could the tower wait for you?
 * [Make a sign: Please keep. # pic: sign # ev: er=2]
   I will guard it. Very slowly. # who: sefa # face: proud
   -> finish
 * [Sigh, and put one away. # pic: box # ev: er=1]
   That was a good big sigh. # who: plum # face: calm
   The bottom can stay up. # who: plum # face: happy
   -> finish
 * [No! I will not stop! # pic: shout # ev: er=0]
   Stopping is hard. Blow with me. # who: plum # face: calm # play: breathe rounds=2
   The bottom can stay up. # who: plum # face: happy
   -> finish

=== finish
After lunch, the last block goes on. # who: narrator
Up to my belly again! # who: bao # face: happy
My tail is in my pocket. # who: nim # face: proud
A big feeling came. You stayed. # who: plum # face: proud # badge: tower-builder
-> END
