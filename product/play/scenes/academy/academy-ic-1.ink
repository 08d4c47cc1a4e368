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
Tiptoe, please. Something grew last night. # enter: you from left at 2.4 slowly, nim from left at 3.7 slowly, plum at 6.5 # prop: put pop-pod at 5 # fx: hush # feel: you surprised, nim surprised # who: plum # face: happy
It is fat. It is green. # fx: hush off # camera: close pop-pod # feel: you happy # who: nim # face: excited
It is a pop pod, Nim. # camera: wide # pose: plum rest # feel: nim happy, you surprised # who: plum # face: calm
Leave it alone, and it pops. # pose: plum rest # feel: nim excited, you okay # who: plum # face: calm
My paw wants to squeeze it! # pose: nim reach, plum stand # feel: plum surprised # who: nim # face: excited
Your finger wants to squeeze too. # camera: close pop-pod # pose: you reach # feel: you excited, nim excited, plum calm # who: narrator # ask: squeeze # hint: Squashed pods only go pfff.
 * [Tuck my hands in my pockets. # pic: pocket # ev: ic=2]
   Pocket hands! I want pockets too! # camera: wide # pose: you rest, nim rest # feel: you proud, plum happy # who: nim # face: happy
   -> watch
 * [Touch it with one finger. # pic: poke # ev: ic=1]
   The pod wobbles. It holds on. # prop: puff pop-pod # fx: shake # pose: you point, nim stand # feel: you surprised, nim surprised, plum surprised # who: narrator
   Phew! Fingers home, please. # camera: wide # pose: you rest # feel: you okay, nim okay # who: plum # face: calm
   -> watch
 * [Squeeze it. # pic: squeeze # ev: ic=0]
   Pfff. It hangs like a sock. # prop: squeeze pop-pod # fx: dust # pose: you clutch, nim stand # feel: you surprised, nim surprised, plum surprised # who: narrator
   Give it time. It puffs up. # camera: wide # prop: puff pop-pod # pose: you rest # feel: you okay, nim okay # who: plum # face: calm
   -> watch

=== watch
Bao comes to see it, too. # camera: wide # enter: bao from right at 9 slowly # move: you to 3.6, nim to 2.4 # prop: grow pop-pod # pose: plum wave # feel: bao happy, you happy, nim happy, plum happy # who: narrator
Now we watch. Hands can nap. # pose: you rest, nim rest, plum rest # feel: you calm, nim determined, bao calm # who: plum # face: calm # play: wait secs=6 thing=pop-pod clock=bao # ask: watch1 # hint: Count your toes, one by one.
 * [I waited. # out: waited # pic: flower # ev: ic=2]
   Pop! Tiny umbrellas fill the air! # move: bao to 7.4 # prop: pop pop-pod # fx: sparkle # pose: you cheer, nim cheer # feel: you excited, nim excited, plum happy, bao excited # who: narrator
   -> surprise
 * [I tapped once. # out: slip # pic: bud # ev: ic=1]
   It wobbles. It thinks. It pops! # move: bao to 7.4 # prop: pop pop-pod # fx: shake, sparkle # pose: you shrug, nim cheer # feel: you surprised, nim surprised, plum happy, bao surprised # who: narrator
   -> surprise
 * [I tapped a lot. # out: rushed # pic: seed # ev: ic=0]
   Pfff. A sock again. # move: bao to 7.4 # prop: squeeze pop-pod # fx: dust # pose: you clutch, nim clutch # feel: you sad, nim worried, plum calm, bao worried # who: narrator
   Soup is hot. Blow it with me. # pose: plum hold, you hold, nim rest # feel: you calm, nim okay, bao calm # who: plum # face: calm # play: breathe rounds=2
   -> again

=== again
It puffs up. Look once more. # prop: puff pop-pod # move: plum to 7.1, bao to 8.3 # pose: you rest, plum rest # feel: you calm, nim determined # who: plum # face: calm # play: wait secs=4 thing=pop-pod # ask: watch2 # again: ic # hint: You can sit on your hands.
 * [I waited. # out: waited # pic: flower # ev: none]
   Pop! You let it grow! # prop: pop pop-pod # fx: sparkle # pose: you cheer, nim cheer # feel: you proud, nim excited # who: plum # face: proud
   -> surprise
 * [I tapped. # out: slip # pic: bud # ev: none]
   Plum cups it gently. Pop! # prop: pop pop-pod # fx: sparkle # move: plum to 6 # pose: plum hold, nim cheer, you rest # feel: you surprised, nim happy, plum happy # who: narrator
   -> surprise
 * [I tapped a lot. # out: rushed # pic: seed # ev: none]
   Plum cups it gently. Pop! # prop: pop pop-pod # fx: sparkle # move: plum to 6 # pose: plum hold, nim cheer, you clutch # feel: you surprised, nim happy, plum happy # who: narrator
   -> surprise

=== surprise
Bao has a pod too. # move: bao to 8.8, plum to 6.5 # prop: put pop-pod at 7.7 # pose: you stand, nim stand, plum stand # feel: bao happy, you happy, nim happy, plum happy # who: narrator
My eyes are shut tight. # camera: close bao # pose: bao hide # who: bao # face: proud
I want a big surprise. # pose: bao hide # feel: plum happy # who: bao # face: proud
You see it shake. So close! # camera: wide # prop: grow pop-pod # fx: shake # pose: you reach # feel: you excited, nim excited, bao proud # who: narrator # ask: surprise # hint: Bao wants to hear it pop.
 * [Hold the words in my mouth. # pic: hush # ev: ic=2]
   Pop! Ha! My ears jumped! # prop: pop pop-pod # fx: sparkle # pose: bao cheer, bao hop, you rest # feel: you happy, nim happy, plum happy # who: bao # face: excited
   -> path
 * [Whisper, "Soon, soon, soon." # pic: whisper # ev: ic=1]
   Hee hee. My ears heard you. # pose: you wave # feel: you happy, nim happy # who: bao # face: proud
   Pop! Bao jumps anyway. # prop: pop pop-pod # fx: sparkle # pose: bao cheer, bao hop # feel: bao surprised, you happy # who: narrator
   -> path
 * [Shout, "Here it comes!" # pic: shout # ev: ic=0]
   Oh! You popped before the pod. # pose: you cheer, bao shrug # feel: you excited, nim surprised, plum surprised # who: bao # face: surprised
   There are more pods, Bao. # pose: plum comfort, bao stand, you stand # feel: bao okay, you worried, nim okay # who: plum # face: calm
   -> path

=== path
Buns! I smell warm buns! # prop: gone pop-pod # pose: nim cheer, bao stand, you stand, plum stand # feel: you excited, bao excited # who: nim # face: excited
Baby pods sleep on our path. # prop: put baby-pod at 5 # camera: close baby-pod # pose: nim stand, plum rest # feel: nim surprised, you surprised # who: plum # face: calm
Your legs want to run. # camera: wide # move: plum to 7.6 # pose: you fists, plum stand # feel: you excited, nim excited, plum calm # who: narrator # play: tiptoe past=baby-pod steps=4 # ask: path # hint: Fast feet miss small things.
 * [I waited for each step. # out: quiet # pic: snail # ev: ic=2]
   Snail feet! Not one squish! # move: nim to 4.2 slowly, you to 6.3 slowly # pose: you rest, nim rest # feel: you calm, plum happy, bao happy # who: nim # face: happy
   -> nimpod
 * [One step was too fast. # out: stirred # pic: stop # ev: ic=1]
   Skid! Your toes stop in time. # move: you to 6.3, nim to 3.2 # pose: you shrug # fx: dust # feel: you surprised, nim surprised, bao surprised # who: narrator
   -> nimpod
 * [My feet ran ahead. # out: woke # pic: run # ev: ic=0]
   Squish. One pod lies down. # move: you to 4.2, nim to 3.2 # prop: squish baby-pod # pose: you clutch # fx: shake # feel: you surprised, nim sad, bao worried # who: narrator
   A stick can hold it up. # pose: plum rest # feel: you worried # who: plum # face: calm
   You prop it up. It stays. # prop: prop baby-pod # pose: you reach, plum stand # feel: you happy, nim happy, bao happy # who: narrator
   -> nimpod

=== nimpod
I poked mine. Just one poke. # camera: wide # move: nim to 3.7, you to 2.4, plum to 6.5 # prop: gone baby-pod, put pop-pod at 5, squeeze pop-pod # pose: nim clutch, you stand, plum stand # feel: you worried, bao worried, plum calm # who: nim # face: sad
See Nim. What is he feeling? # camera: close nim # feel: nim sad # who: narrator # play: faces # ask: feel # hint: His ears can tell you.
 * [Sad. # out: sad # pic: face-sad # ev: emp=2]
   Yes. Sad, with droopy ears. # camera: wide # pose: plum nod # feel: you calm # who: plum # face: calm
   -> comfort
 * [Mad. # out: mad # pic: face-mad # ev: emp=1]
   See his ears droop? He is sad. # camera: wide # pose: plum rest # feel: you surprised # who: plum # face: calm
   -> comfort
 * [Excited. # out: excited # pic: face-excited # ev: emp=0]
   See his ears droop? He is sad. # camera: wide # pose: plum shake-head # feel: you surprised # who: plum # face: calm
   -> comfort

=== comfort
What do you do for Nim? # camera: two you nim # pose: nim sit, plum stand # feel: nim sad, you okay # who: narrator # ask: comfort # hint: What helps you when you wait?
 * [Sit and wait with him. # pic: share # ev: emp=2]
   Waiting is smaller with two. # camera: wide # pose: you sit # feel: you calm, plum happy # who: nim # face: happy
   -> finish
 * [Say, "Next time it pops, Nim." # pic: speak # ev: emp=1]
   Next time. Okay. # camera: wide # pose: you comfort # feel: you okay # who: nim # face: okay
   -> finish
 * [Show him my open pod. # pic: flower # ev: emp=0]
   Yours popped. Mine is a sock. # camera: wide # pose: you lift baby-pod # prop: bloom baby-pod # feel: you proud, bao worried # who: nim # face: sad
   Shall we keep him company? # pose: plum rest, you hold baby-pod # feel: you worried # who: plum # face: calm
   You scoot over. Nim leans in. # move: you to 2.7 # pose: you sit, plum stand # feel: nim okay, you calm, bao okay # who: narrator
   -> finish

=== finish
Nim's pod hums. It shakes. # camera: close pop-pod # prop: grow pop-pod # fx: shake # pose: you sit, nim sit, plum stand # feel: nim surprised, you surprised, bao surprised # who: narrator
Pop! I did not poke it! # camera: wide # prop: pop pop-pod # fx: sparkle # pose: nim cheer, you cheer, bao cheer # feel: you excited, bao excited, plum happy # who: nim # face: excited
You all gave it time. # pose: nim rest, you wave # feel: nim happy, you proud, bao happy # who: plum # face: proud # keepsake: pod-watcher
-> END
