// The Hundred-Year Door. Zoo U, Rope House (cooperation), lesson 3. Grade 4 reading level.
# id: zoou-coop-3
# title: The Hundred-Year Door
# kind: lesson
# skill: coop
# max_words: 16
# place: rope-house
-> start

=== start
Behind the biggest coil in Rope House, there is a door. Nobody alive has seen it open. # camera: wide # prop: put guild-door at 5 # enter: you at 2.2, juno at 3.5, oke at 6.7, mirela at 8.2 # feel: you excited, juno excited, oke excited, mirela worried # who: narrator
A rope hangs on each side. Juno pulls hers. Oke pulls his. # camera: wide # prop: put rope at 5.8, pull rope # pose: juno reach, oke reach # feel: juno determined, oke determined # who: narrator
It moved! Mine moved it! # pose: juno cheer # feel: oke surprised # who: juno # face: excited
No, mine did! Then yours shut it again! # pose: oke fists, juno stand # feel: juno frustrated # who: oke # face: frustrated
There is some writing, too. Could everyone stop shaking it? # pose: mirela point, oke stand # feel: juno mad, oke mad # who: mirela # face: worried
Three friends talk at once. The door stays shut. # camera: wide # pose: juno point, oke point # feel: you okay, juno frustrated, oke frustrated, mirela frustrated # who: narrator # ask: start # hint: Each of them found out one thing. Who knows all three?
 * [Let go, both of you. I'll pull the two ropes myself, and then it's fair. # ev: coop=0]
   You stretch. Your arms are exactly one frog too short. # camera: wide # move: you to 4.5, juno to 3.2 # pose: you cheer, juno stand, oke stand # feel: you surprised, oke surprised, juno surprised # who: narrator
   One frog! I'm one frog! Let's hear what Mirela has read. # camera: wide # move: you to 2.2, juno to 3.5 # pose: oke hop, you stand # feel: you okay, juno okay, mirela happy # who: oke # face: happy
   -> ropes
 * [Juno, what did your rope do? Oke, and yours? Mirela, what does it say? # ev: coop=2]
   Mine lifts a latch. # camera: two you juno # pose: juno reach, oke stand # feel: you happy, oke okay # who: juno # face: okay
   Mine lifts the other one! And then Juno's drops. # camera: wide # pose: oke reach, juno stand # feel: juno surprised, mirela happy, you happy # who: oke # face: surprised
   -> ropes
 * [Everybody pull when I say so. I'll be the boss of the door. # ev: coop=1]
   All together, on your word! The door groans, and stays shut. # camera: wide # fx: shake # pose: you lift, juno reach, oke reach # feel: you determined, juno frustrated, oke frustrated # who: narrator
   We pulled nicely. But nobody has listened to the writing yet. # pose: mirela point, you stand, juno stand, oke stand # feel: you surprised, juno okay, oke okay # who: mirela # face: okay
   -> ropes

=== ropes
It says, "Not one alone. Not both at once." So it must be turns! # camera: wide # prop: put guild-door at 5, put rope at 5.8 # move: you to 3.6, juno to 1.8 # pose: mirela point, you stand, juno stand, oke stand # feel: you excited, juno surprised, oke excited # who: mirela # face: excited
I'll pull right, you pull left. My arms are tired from the shouting, though. # camera: wide # pose: oke reach, you reach, mirela stand # feel: you determined, juno happy # who: oke # face: determined # play: row with=oke pulls=6 thing=guild-door # ask: ropes # hint: Wait for the other rope to stop. Tired arms take longer.
 * [in turns # out: together # ev: coop=2]
   Left, right, left, right. A hundred years of dust says "Fffff," and the door swings wide. # camera: wide # prop: open guild-door # fx: dust, sparkle # pose: you cheer, oke cheer # feel: you proud, oke happy, juno excited, mirela excited # who: narrator
   -> inside
 * [a bit ahead # out: catching-up # ev: coop=1]
   Left, left, oops, right. The door hiccups open, a crack at a time. # camera: wide # prop: open guild-door # fx: dust # pose: you shrug, oke clutch # feel: you surprised, oke frustrated, juno excited, mirela okay # who: narrator
   -> inside
 * [my own way # out: own-way # ev: coop=0]
   Your rope jumps off its wheel. Both latches drop, and Oke sits down hard. # camera: wide # prop: drop rope at 4.4 # fx: shake, dust # pose: you clutch, oke sit # feel: you surprised, oke worried, juno surprised, mirela worried # who: narrator
   I was still pulling. Can you watch my hands this time? # camera: two you oke # pose: oke stand, you stand # feel: you worried # who: oke # face: okay
   -> ropes_again

=== ropes_again
Fresh start. Four pulls each. When my arms come down, yours go up. # camera: wide # prop: put rope at 5.8 # pose: oke reach, you reach # feel: you determined, juno calm, mirela calm # who: oke # face: happy # play: row with=oke pulls=4 thing=guild-door # ask: ropes2 # again: coop # hint: Say Oke's name when it's his turn, and your own when it's yours.
 * [in turns # out: together # ev: none]
   There it goes! See? Four slow arms beat two fast ones. # camera: wide # prop: open guild-door # fx: dust # pose: oke cheer, you cheer # feel: you happy, juno excited, mirela excited # who: oke # face: happy
   -> inside
 * [a bit ahead # out: catching-up # ev: none]
   It creaks, and it sticks, and it opens. Doors forgive. # camera: wide # prop: open guild-door # fx: dust # pose: mirela cheer, you stand, oke stand # feel: you okay, oke happy, juno excited # who: mirela # face: happy
   -> inside
 * [my own way # out: own-way # ev: none]
   Juno puts a paw over yours, and together you wait for Oke. The door opens. # camera: wide # prop: open guild-door # move: juno to 2.6 # fx: dust # pose: juno comfort, you hold, oke reach # feel: you okay, juno calm, oke happy, mirela happy # who: narrator
   -> inside

=== inside
Inside stands a marble run, very old and very fine. It stops in the middle of the air. # camera: close marble-run # prop: put guild-door at 5, open guild-door, put rope at 5.8, gone rope, put marble-run at 5 # move: you to 2.4, juno to 1.2, oke to 7.4, mirela to 8.6 # pose: you stand, juno stand, oke stand, mirela stand # feel: you surprised, juno surprised, oke surprised, mirela surprised # who: narrator
And a note. "We built half. Now we are tired. The rest is yours. Rope House, long ago." # camera: wide # pose: mirela hold letter # prop: open letter # feel: you excited, juno excited, oke excited # who: mirela # face: surprised
A jump! The rest has to be a giant jump! # pose: juno cheer # feel: mirela worried # who: juno # face: excited
No, slow curves, so you can see the marble. # pose: mirela shake-head, juno stand # feel: juno frustrated # who: mirela # face: determined
A splash! All good things end in a splash! # camera: wide # pose: oke hop # feel: juno frustrated, mirela frustrated, you okay # who: oke # face: excited # ask: ideas # hint: Must one idea win? A marble run is long.
 * [I say it's the jump, so it's the jump. Somebody has to decide. # ev: coop=0]
   Two friends sit down. It is hard to build half a marble run with half a crew. # camera: wide # pose: you point, oke sit, mirela sit, juno cheer # feel: you surprised, oke sad, mirela sad, juno surprised # who: narrator
   I don't want to win it like that. Could a jump land in a curve? # pose: juno rest, you stand # feel: you worried, oke surprised, mirela surprised # who: juno # face: okay
   -> parts
 * [Let's vote, and the one with the most hands gets built. # ev: coop=1]
   One hand. One hand. One hand. Everybody looks at yours. # camera: wide # pose: juno lift, oke lift, mirela lift, you hide # feel: juno excited, oke excited, mirela okay, you surprised # who: narrator
   What if we don't pick? It's a long room. # pose: mirela stand, juno stand, oke stand, you stand # feel: you okay, juno surprised, oke surprised # who: mirela # face: okay
   -> parts
 * [Could the jump land in the curves, and the curves end in a splash? # ev: coop=2]
   Jump, swirl, splash. That's one sentence. That's a really good sentence! # camera: wide # pose: juno cheer, mirela cheer, oke cheer, you point # feel: you happy, mirela happy, oke excited # who: juno # face: excited
   -> parts

=== parts
In the corner is a chest with six parts. For my jump, things have to go up and over. # camera: two you juno # prop: put crate at 3.8, open crate # pose: juno lift, you stand, mirela stand, oke stand # feel: you okay, mirela okay, oke okay # who: juno # face: determined
My curves need something to slow it down, and something to bend wire with. # camera: wide # pose: mirela hold, juno stand # feel: juno okay # who: mirela # face: calm
I want water! And a noise at the end! # pose: oke cheer, mirela stand # feel: mirela okay # who: oke # face: excited
Six parts, three builders. Who gets what? # camera: wide # pose: you reach, oke stand # feel: you determined # who: narrator # play: sort bins=juno,mirela,oke items=bell,brake,rope,bucket,pliers,crank fits=oke,mirela,juno,oke,mirela,juno # ask: parts # hint: Up and over, slow and bend, water and noise.
 * [shared and matched # out: fair # ev: coop=2]
   A brake and pliers. It's as if you had been inside my head. Was it tidy? # pose: mirela clutch, juno cheer, oke cheer # fx: sparkle # feel: you happy, juno happy, oke happy # who: mirela # face: happy
   -> lamp
 * [shared, not matched # out: uneven # ev: coop=1]
   Nearly! A part or two sits in the wrong paws. Who wants to swap? # pose: oke shrug, you stand # feel: you surprised, juno okay, mirela okay # who: oke # face: okay
   -> lamp
 * [one builder has most # out: hog # ev: coop=0]
   One builder can hardly stand. Another one builds with a sock. # fx: dust, shake # pose: oke clutch, juno shrug, mirela shrug # feel: you surprised, juno sad, mirela sad, oke worried # who: narrator
   Let's tip it all out and ask each of us what for. Two parts each would do. # pose: mirela point, oke stand, juno stand # feel: you okay, juno okay, oke okay # who: mirela # face: okay
   -> lamp

=== lamp
Everyone builds. It is dark in Mirela's corner, so you hold the lantern for her. # camera: two you mirela # move: you to 7.4, oke to 6.2 # exit: juno left # pose: you lift lantern, mirela hold, oke stand # prop: put crate at 3.8, gone crate, build marble-run, light lantern # feel: you okay, mirela determined, oke okay, juno happy # who: narrator
Pie! Juno has pie! It's still steaming! # camera: wide # exit: oke left # pose: you lift lantern # feel: you excited, mirela determined, oke excited # who: oke # face: excited
Mirela has one more wire to bend. Your tummy says something loud. # camera: close you # pose: you lift lantern # feel: you worried # who: narrator # ask: lamp # hint: What happens in her corner when the light walks off?
 * [Hang the lantern on a nail, tell her where it is, and go have pie. # ev: coop=1]
   The light falls on Mirela's back. Her hands are in her own shadow. # camera: wide # prop: put lantern at 6.4, light lantern # move: you to 5.4 # pose: you wave, mirela clutch # feel: you happy, mirela worried # who: narrator
   It was a kind idea. Only, a nail can't follow my hands. # camera: two you mirela # move: you to 7.4 # pose: mirela rest, you stand # feel: you okay # who: mirela # face: okay
   -> joint
 * [Ask Oke to save me a slice, and hold the light. # ev: coop=2]
   Bend, bend, and done! You held it so still that I forgot you were hungry. # camera: two you mirela # prop: light lantern # pose: mirela cheer, you lift lantern # feel: you happy # who: mirela # face: happy
   -> joint
 * [Run for the pie. She can wait for me, and it's only one wire. # ev: coop=0]
   It gets dark. There is a twang, and then a very small "Ow." # camera: wide # fx: shake, dark # move: you to 3.4 # pose: you hop, mirela clutch # feel: you surprised, mirela surprised # who: narrator
   I bent my own quill. It will be a curly one now. Would you hold the light again? # camera: close mirela # fx: dark off # pose: mirela rest # feel: you worried # who: mirela # face: okay
   -> joint

=== joint
The first marble goes up, over, and stops short between the jump and the curves. # camera: wide # prop: put guild-door at 5, open guild-door, put marble-run at 5, build marble-run, roll marble-run # enter: juno at 1.3, you at 2.6, oke at 7.4, mirela at 8.6 # feel: you surprised, juno surprised, mirela surprised, oke surprised # who: narrator # place: rope-house
Your curves are too high! # camera: two juno mirela # pose: juno point # feel: mirela mad # who: juno # face: frustrated
Your jump is too low! # pose: mirela point # feel: juno mad # who: mirela # face: mad
They both turn to you. # camera: wide # pose: juno fists, mirela fists # feel: you worried, juno frustrated, mirela frustrated, oke worried # who: narrator # ask: joint # hint: Does the marble know whose part is whose?
 * [Roll one more, and let's all watch the spot where it stops. # ev: coop=2]
   Four noses lean in. Tick, tick, tick, stop. # camera: close marble-run # prop: roll marble-run # pose: juno rest, mirela rest, oke rest, you point # feel: juno surprised, mirela surprised, oke surprised, you determined # who: narrator
   There's a gap, right between us. It's nobody's. So it's ours. # camera: two juno mirela # feel: juno surprised # who: mirela # face: surprised
   -> balls
 * [Mirela's part was done last, so hers must be the one that's wrong. # ev: coop=0]
   Mirela takes out her pliers and packs them in her bag. Snap. # camera: wide # fx: hush # pose: mirela hold, you point # feel: mirela sad, juno worried, oke surprised, you surprised # who: narrator
   Don't go. I didn't check my end, either. Look, there's a gap between us. # camera: two juno mirela # fx: hush off # pose: juno wave, mirela stand # feel: mirela okay, you worried # who: juno # face: worried
   -> balls
 * [Juno, could you just lift yours up a bit? # ev: coop=1]
   Juno lifts it. Now the marble flies over the curves, and into Oke's mouth. # camera: wide # prop: roll marble-run # fx: shake # pose: juno lift, oke clutch # feel: juno surprised, oke surprised, mirela surprised, you surprised # who: narrator
   Ptoo! Maybe look first, then lift? I can see a gap from here. # pose: oke point, juno stand # feel: juno happy, mirela happy, you okay # who: oke # face: okay
   -> balls

=== balls
One thin plank, and the gap is gone. The old chest has six wooden balls left. # camera: wide # prop: mend marble-run, build marble-run # pose: juno stand, mirela stand, oke stand, you hold ball # feel: you happy, juno happy, mirela happy, oke happy # who: narrator
The jump can take only one at a time. # camera: wide # pose: juno point # feel: you okay # who: juno # face: okay
Two look lovely in the curves. # pose: mirela lift, juno stand # feel: juno okay # who: mirela # face: happy
And three for my splash, or it's only a plop! # pose: oke cheer, mirela stand # feel: mirela okay # who: oke # face: excited
You load the run. Share out the six. # camera: wide # pose: you hold ball, oke stand # feel: you determined # who: narrator # play: share among=juno,mirela,oke of=ball count=6 needs=1,2,3 # ask: balls # hint: Fair can mean that everyone gets what their part needs.
 * [by what each part needs # out: by-need # ev: coop=2]
   One hops, two swirl, three go splash. Oke is wet all over, and so, so happy. # prop: roll marble-run, put bucket at 6.4, spill bucket # fx: sparkle # pose: oke cheer, juno cheer, mirela cheer, you cheer # feel: oke excited, juno excited, mirela happy, you proud # who: narrator
   -> finish
 * [nearly even # out: even # ev: coop=1]
   Clack, swirl, plop. It works, but one part has a ball too many. # prop: roll marble-run, put bucket at 6.4 # pose: oke shrug, juno shrug, you stand # feel: oke okay, juno surprised, mirela happy, you surprised # who: narrator
   So one ball moves on from the jump. One, two, three. Now it fits. # pose: juno reach # feel: oke happy, you okay # who: juno # face: okay
   -> finish
 * [somebody gets none # out: hog # ev: coop=0]
   One part is stuffed full. Another has next to nothing. The run coughs. # prop: fall marble-run # fx: shake, dust # pose: oke rest, mirela rest, you clutch # feel: oke sad, mirela sad, juno worried, you surprised # who: narrator
   Everyone said a number, didn't they? One, two, three. Let's try those. # prop: mend marble-run, build marble-run # pose: mirela lift, oke stand # feel: oke okay, juno okay, you worried # who: mirela # face: okay
   -> finish

=== finish
It runs, and runs, and runs. Then Mirela turns over the note. # camera: wide # prop: put marble-run at 5, build marble-run, roll marble-run, put bucket at 6.4, gone bucket # pose: mirela hold letter, juno cheer, oke sit, you stand # feel: mirela surprised, juno happy, oke happy, you happy # who: narrator
"P.S. If you had fun, leave some for the next crew." # camera: close mirela # prop: open letter # pose: mirela hold letter # who: mirela # face: surprised
You leave all the marbles, room for one more part, and a note with four names. # camera: wide # pose: you reach, juno wave, oke wave # feel: you happy, juno happy, oke okay, mirela happy # who: narrator
Left, right, left, right. The door shuts for a hundred years. # prop: gone marble-run, shut guild-door # fx: dust # pose: you reach, oke reach, juno stand # feel: you calm, oke determined, mirela calm, juno calm # who: narrator
I'll be a hundred and nine. I'm going to come back and watch. # pose: oke sit, you stand # feel: you happy, juno happy, mirela happy # who: oke # face: happy
Bring pie. # pose: mirela wave, juno cheer, you cheer # fx: sparkle # feel: oke excited, juno happy, you happy # who: mirela # face: happy # keepsake: hundred-year-door
-> END
