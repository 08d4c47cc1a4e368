// The Pop Pod. Academy, the meadow, scene 1. Grades K-1; every line is read aloud.
# id: academy-ic-1
# title: The Pop Pod
# kind: lesson
# skill: ic
# also: emp
# max_words: 7
# place: meadow
-> start

=== start
Tiptoe, please. Something grew last night. # who: plum # face: happy
It is fat. It is green. # who: nim # face: excited
It is a pop pod, Nim. # who: plum # face: calm
Leave it alone, and it pops. # who: plum # face: calm
My paw wants to squeeze it! # who: nim # face: excited
Your finger wants to squeeze too. # who: narrator # ask: squeeze # hint: Squashed pods only go pfff.
 * [Tuck my hands in my pockets. # pic: pocket # ev: ic=2]
   Pocket hands! I want pockets too! # who: nim # face: happy
   -> watch
 * [Touch it with one finger. # pic: poke # ev: ic=1]
   The pod wobbles. It holds on. # who: narrator
   Phew! Fingers home, please. # who: plum # face: calm
   -> watch
 * [Squeeze it. # pic: squeeze # ev: ic=0]
   Pfff. It hangs like a sock. # who: narrator
   Give it time. It puffs up. # who: plum # face: calm
   -> watch

=== watch
Now we watch. Hands can nap. # who: plum # face: calm # play: wait secs=6 # ask: watch1 # hint: Count your toes, one by one.
 * [I waited. # out: waited # pic: flower # ev: ic=2]
   Pop! Tiny umbrellas fill the air! # who: narrator
   -> surprise
 * [I tapped once. # out: slip # pic: bud # ev: ic=1]
   It wobbles. It thinks. It pops! # who: narrator
   -> surprise
 * [I tapped a lot. # out: rushed # pic: seed # ev: ic=0]
   Pfff. A sock again. # who: narrator
   Soup is hot. Blow it with me. # who: plum # face: calm # play: breathe rounds=2
   -> again

=== again
It puffs up. Look once more. # who: plum # face: calm # play: wait secs=4 # ask: watch2 # hint: You can sit on your hands.
 * [I waited. # out: waited # pic: flower # ev: ic=1]
   Pop! You let it grow! # who: plum # face: proud
   -> surprise
 * [I tapped. # out: slip # pic: bud # ev: ic=0]
   Plum cups it gently. Pop! # who: narrator
   -> surprise
 * [I tapped a lot. # out: rushed # pic: seed # ev: ic=0]
   Plum cups it gently. Pop! # who: narrator
   -> surprise

=== surprise
Bao has a pod too. # who: narrator
My eyes are shut tight. # who: bao # face: happy
I want a big surprise. # who: bao # face: excited
You see it shake. So close! # who: narrator # ask: surprise # hint: Bao wants to hear it pop.
 * [Hold the words in my mouth. # pic: hush # ev: ic=2]
   Pop! Ha! My ears jumped! # who: bao # face: excited
   -> path
 * [Whisper, "Soon, soon, soon." # pic: whisper # ev: ic=1]
   Hee hee. My ears heard you. # who: bao # face: happy
   Pop! Bao jumps anyway. # who: narrator
   -> path
 * [Shout, "Here it comes!" # pic: shout # ev: ic=0]
   Oh! You popped before the pod. # who: bao # face: surprised
   There are more pods, Bao. # who: plum # face: calm
   -> path

=== path
Buns! I smell warm buns! # who: nim # face: excited
Baby pods grow on our path. # who: plum # face: calm
Your legs want to run. # who: narrator # ask: path # hint: Fast feet miss small things.
 * [Walk like a sleepy snail. # pic: snail # ev: ic=2]
   Snail feet! Not one squish! # who: nim # face: happy
   -> nimpod
 * [Run, then stop at the pods. # pic: stop # ev: ic=1]
   Skid! Your toes stop in time. # who: narrator
   -> nimpod
 * [Race to the buns. # pic: run # ev: ic=0]
   Squish. One pod lies down. # who: narrator
   A stick can hold it up. # who: plum # face: calm
   You prop it up. It stays. # who: narrator
   -> nimpod

=== nimpod
I poked mine. Just one poke. # who: nim # face: sad
See Nim. What is he feeling? # who: narrator # play: faces # ask: feel # hint: His ears can tell you.
 * [Sad. # out: sad # pic: face-sad # ev: emp=2]
   Yes. Sad, with droopy ears. # who: plum # face: calm
   -> comfort
 * [Mad. # out: mad # pic: face-mad # ev: emp=1]
   See his ears droop? He is sad. # who: plum # face: calm
   -> comfort
 * [Excited. # out: excited # pic: face-excited # ev: emp=0]
   See his ears droop? He is sad. # who: plum # face: calm
   -> comfort

=== comfort
What do you do for Nim? # who: narrator # ask: comfort # hint: What helps you when you wait?
 * [Sit and wait with him. # pic: share # ev: emp=2]
   Waiting is smaller with two. # who: nim # face: happy
   -> finish
 * [Say, "Next time, Nim." # pic: speak # ev: emp=1]
   Next time. Okay. # who: nim # face: okay
   -> finish
 * [Show him my open pod. # pic: flower # ev: emp=0]
   Yours popped. Mine is a sock. # who: nim # face: sad
   Shall we keep him company? # who: plum # face: calm
   You scoot over. Nim leans in. # who: narrator
   -> finish

=== finish
Nim's pod hums. It shakes. # who: narrator
Pop! I did not poke it! # who: nim # face: excited
You all gave it time. # who: plum # face: proud # badge: pod-watcher
-> END
