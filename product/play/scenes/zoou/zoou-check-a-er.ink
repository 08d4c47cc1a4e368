// The Lost Lantern. Zoo U, Tide House, check scene of form A. Grade 2-4 reading level.
# id: zoou-check-a-er
# title: The Lost Lantern
# kind: check
# skill: er
# also: ic, com, ini
# max_words: 16
# place: tide-house
-> start

=== start
You have made a paper lantern. It took three weeks and one whole pot of glue. # camera: close you # enter: you at 3.4, juno at 8 # pose: you lift lantern # feel: you proud, juno calm # who: narrator
Tonight is the Lantern Walk. You come to fetch it from its hook. # camera: wide # pose: you stand # move: you to 4.8 # feel: you happy # who: narrator
The hook is empty. Your legs start to shake. # camera: wide # pose: you clutch # feel: you worried # who: narrator # ask: hook
 * [Search every shelf and box in here as fast as I can. # ev: er=1]
   You look in the same box three times. It stays the same box. # camera: wide # prop: put crate at 6.2, open crate # pose: you reach # feel: you worried, juno surprised # who: narrator
   -> name
 * [Shout, "Who took my lantern?" # ev: er=0]
   The room goes silent. Somebody drops a brush. # camera: wide # pose: you fists # prop: put paint-pot at 8.8, spill paint-pot # fx: hush # feel: you mad, juno surprised # who: narrator
   -> name
 * [Sit on the step till my legs stop shaking. # ev: er=2]
   The step is cold and solid. Soon your legs are legs again. # camera: wide # pose: you sit # feel: you calm # who: narrator
   -> name

=== name
Juno comes over, with paint on one ear. # camera: wide # fx: hush off # prop: put crate at 6.2, gone crate, put paint-pot at 8.8, gone paint-pot # move: juno to 3.2, you to 4.6 # pose: you stand # feel: juno worried, you worried # who: narrator
You look upset. What are you feeling? # camera: two you juno # pose: juno comfort # who: juno # face: worried # ask: name
 * [Nothing. I was just about to leave. # ev: er=0]
   It doesn't look like nothing. # camera: two you juno # pose: juno shrug, you shrug # feel: you frustrated # who: juno # face: okay
   Then she sees the empty hook. # pose: juno point # feel: juno surprised # who: narrator
   -> tell
 * [I'm scared it's gone. And sort of angry. # ev: er=2]
   Two at once. That's a lot. I'll help you look. # camera: two you juno # pose: juno comfort # feel: you sad # who: juno # face: calm
   -> tell
 * [I just feel bad. # ev: er=1]
   Bad like ill, or bad like lost something? Oh. The hook. # camera: two you juno # pose: juno point # feel: you sad # who: juno # face: worried
   -> tell

=== tell
Sorrel keeps the lantern book, and dips a pen in ink. # camera: wide # enter: sorrel from right at 6.4 # pose: juno stand, you stand, sorrel hold logbook # prop: open logbook # feel: sorrel calm, juno okay, you okay # who: narrator
Thirty-one lanterns came in. Describe yours, please. # camera: two you sorrel # feel: you okay # who: sorrel # face: calm # ask: tell
 * [It's the really good one. You must remember! # ev: com=0]
   I remember thirty-one really good ones. # pose: sorrel rest logbook, you cheer # feel: you frustrated, juno worried # who: sorrel # face: calm
   -> only
 * [It's green, and it was right here. # ev: com=1]
   Green. We have nine of those. I shall look at all nine. # pose: sorrel nod # feel: you okay, juno okay # who: sorrel # face: okay
   -> only
 * [Round and green, with a moth. I hung it Tuesday. # ev: com=2]
   A moth. Good. There can be only one of those. # pose: sorrel nod # feel: you happy, juno happy # who: sorrel # face: happy
   -> only

=== only
It's only a lantern. You could make a new one! You've got, what, an hour? # camera: wide # enter: oke from left at 1.7 # pose: oke shrug, you stand, sorrel hold logbook # feel: you okay, juno okay # who: oke # face: okay
Only. You do not like that word at all. # camera: close you # pose: you clutch, oke stand # feel: you frustrated # who: narrator # ask: only
 * [Say, "Then give me yours, if it's only a lantern." # ev: er=0]
   Mine? No! I mean, that's different! Isn't it? # camera: two oke you # pose: oke clutch, you point # feel: you mad # who: oke # face: surprised
   -> green
 * [Turn around and look out of the window. # ev: er=1]
   Outside, it has started to drizzle. Oke scratches his head. # camera: wide # fx: rain # pose: oke shrug, you rest # feel: oke worried, you sad # who: narrator
   -> green
 * [Say, "It was three weeks. I need a minute." # ev: er=2]
   Three weeks? Oh. Take two minutes. # camera: two oke you # pose: oke stand, you stand # feel: you sad # who: oke # face: surprised
   -> green

=== green
Then you see it! Round and green, bobbing out of the door! # camera: wide # fx: rain off # prop: put lantern at 8.8 # pose: you point, oke stand # feel: you excited, oke surprised, juno surprised # who: narrator
You run. You catch up. It has a fish on it, and it belongs to a dormouse. # camera: close lantern # exit: oke left, juno left, sorrel left # move: you to 7.6 # prop: put fish at 8.8 # pose: you reach # feel: you surprised # who: narrator
You had been so sure. Now you are close to tears. # camera: close you # prop: gone lantern, gone fish # pose: you rest # feel: you sad # who: narrator # ask: green
 * [Kick the wall. It can take it. # ev: er=0]
   The wall takes it. Your toe does not. # camera: wide # pose: you hop # fx: shake # feel: you surprised # who: narrator
   -> boxes
 * [Run cold water over my wrists at the pump. # ev: er=2]
   It is so cold that you can think about only one thing. Then, about two. # camera: wide # prop: put bucket at 8.7, fill bucket # pose: you reach # feel: you calm # who: narrator
   -> boxes
 * [Keep searching, even though it's all blurry. # ev: er=1]
   You walk past the same door twice, wiping your eyes. # camera: wide # move: you to 4 slowly # pose: you hide # feel: you sad # who: narrator
   -> boxes

=== boxes
Two older badgers from the boat crew are stacking boxes. You don't know them. # enter: badgers at 8.2 # camera: wide # prop: put bucket at 8.7, gone bucket, put crate at 7.4 # move: you to 4.4 # pose: you stand # feel: you worried, badgers okay # who: narrator
They were here all afternoon. # camera: close you # feel: you okay # who: narrator # ask: boxes
 * [Say, "Excuse me, did anyone move a lantern?" # ev: ini=2]
   "Bat had one," says the first. "Up the ladder," says the second. # camera: wide # move: you to 6 # pose: you wave, badgers point # feel: you surprised, badgers happy # who: narrator
   -> bent
 * [Stand near them and listen for a clue. # ev: ini=1]
   They talk about soup. Then one says, "Is that bat still up the ladder?" # camera: wide # move: you to 5.8 # pose: you rest # feel: you surprised, badgers happy # who: narrator
   -> bent
 * [Go the other way around, past the nets. # ev: ini=0]
   You search the nets, the barrels, and the ladder. You climb it. # camera: wide # move: you to 2 # pose: you lift # feel: you determined # who: narrator
   -> bent

=== bent
Up in the dry loft sits Tavi, with your lantern. The moth is there. The frame is bent. # camera: wide # prop: gone crate # exit: badgers right # enter: tavi at 6.4 # move: you to 4.2 # pose: you stand, tavi sit lantern # feel: tavi worried, you surprised # who: narrator
The roof was dripping on it, so I flew it up here. # camera: two you tavi # prop: break lantern # feel: you okay # who: tavi # face: worried
I bumped a beam. I'm sorry. I was trying to straighten it. # camera: close lantern # feel: you sad # who: tavi # face: sad # ask: bent
 * [Say, "I'm upset. And you saved it. Both." # ev: er=2]
   Both. I can do both. # camera: two you tavi # feel: you sad # who: tavi # face: okay
   -> fix
 * [Take the lantern and say nothing. # ev: er=1]
   The paper rustles. Tavi watches your face and cannot read it. # camera: two you tavi # pose: you stand lantern, tavi stand # feel: you okay, tavi worried # who: narrator
   -> fix
 * [Say, "Look at it! Why didn't you just leave it alone?" # ev: er=0]
   Tavi shuts himself up in his wings, like an umbrella. # camera: two you tavi # prop: give lantern to you # pose: you point lantern, tavi hide # feel: you mad, tavi sad # who: narrator
   "Because of the drip," says the umbrella. # pose: tavi hide # feel: tavi sad, you surprised # who: narrator
   -> fix

=== fix
The walk starts in ten minutes. The lantern leans, and one wire blocks the lamp inside. # camera: wide # pose: you stand lantern, tavi stand # prop: break lantern # feel: you worried, tavi worried # who: narrator # ask: fix
 * [Fix every bend, as fast as I can. # ev: er=1]
   You fix four. A fifth one pops out. You are sweating glue. # camera: close you # pose: you stand lantern # feel: you frustrated # who: narrator
   -> dark
 * [Stay home, since it isn't the way I made it anymore. # ev: er=0]
   You sit down. Outside, the feet are lining up. # pose: you sit lantern # feel: you sad # who: narrator
   It would be one short. Thirty isn't thirty-one. # camera: two you tavi # pose: tavi rest # feel: you okay # who: tavi # face: worried
   In the end, you carry it out. # camera: wide # pose: you stand lantern, tavi stand # move: you to 5.1 # feel: tavi happy # who: narrator
   -> dark
 * [Move the one wire, and let the rest lean. # ev: er=2]
   The lamp fits. The lantern leans like someone listening. # camera: close lantern # pose: you lift lantern # feel: you happy, tavi happy # who: narrator
   -> dark

=== dark
Everyone gathers on the dock. Sorrel turns down the harbor lamp. # camera: wide # fx: dusk # prop: put ferry at 6.6, put market-bell at 5 # enter: you at 2.6, tavi at 3.9, sorrel at 6, juno at 7.6, oke at 8.9 # pose: you stand lantern, sorrel reach # feel: you okay, tavi happy, sorrel calm, juno happy, oke happy # who: narrator # place: river-ferry
Nobody lights up until the bell. Let the dark be dark for a moment. # fx: dark # pose: sorrel rest # prop: break lantern # who: sorrel # face: calm
Your finger is on the little lamp. Wait for the bell. # camera: close lantern # feel: you determined # who: narrator # play: wait secs=8 thing=lantern act=hold # ask: dark
 * [waited for the bell # out: waited # ev: ic=2]
   There are more stars than anyone remembered. Then, the bell. # camera: wide # prop: ring market-bell, lean lantern # fx: lamps # pose: you lift lantern # feel: you calm, tavi surprised, juno surprised, oke surprised # who: narrator
   -> crooked
 * [lit it a little early # out: slip # ev: ic=1]
   One small light comes early. A few people giggle. Then, the bell. # camera: wide # prop: ring market-bell, lean lantern # feel: you surprised, juno happy, oke happy # who: narrator
   -> crooked
 * [lit it right away # out: rushed # ev: ic=0]
   Your light is up alone for a while, blinking. Then, the bell. # camera: wide # prop: lean lantern # pose: you lift lantern # feel: you surprised, juno surprised, oke surprised, tavi surprised # who: narrator
   -> crooked

=== crooked
Thirty-one lanterns go along the water. A voice behind you says, "That one's crooked." # camera: wide # fx: lamps # prop: lean lantern # move: you to 3.2, tavi to 4.5 # pose: you stand lantern, sorrel stand # feel: you happy, tavi happy, juno happy, oke happy, sorrel happy # who: narrator
Your ears go hot. # camera: close you # feel: you worried # who: narrator # ask: crooked
 * [Carry it on my other side, out of sight. # ev: er=1]
   The moth shines on the water now, where only you can see it. # camera: wide # pose: you comfort lantern # feel: you okay # who: narrator
   -> finish
 * [Say, "It got bent. And today it flew." # ev: er=2]
   "It flew?" says the voice. "Can I walk next to it?" # camera: wide # pose: you lift lantern # feel: you happy, tavi proud # who: narrator
   -> finish
 * [Say, "Yours is boring, so we're even." # ev: er=0]
   The voice goes away. So does a bit of the evening. # camera: wide # pose: you stand lantern # feel: you mad, tavi worried # who: narrator
   -> finish

=== finish
On the harbor wall, the lantern throws a shadow. It is a moth as big as a boat. # camera: close you # pose: you lift lantern # fx: sparkle # feel: you surprised, tavi surprised # who: narrator
It's the bend. It makes the wings move. # camera: two you tavi # pose: tavi point # who: tavi # face: surprised
All along the dock, people stop to watch it fly. # camera: wide # pose: tavi stand, juno cheer, oke cheer # feel: you proud, tavi happy, juno surprised, oke surprised, sorrel happy # who: narrator # keepsake: toy-lantern
-> END
