// Where Is Over There? Zoo U, Echo House (communication), lesson 4. Grade 4 reading level.
# id: zoou-com-4
# title: Where Is Over There?
# kind: lesson
# skill: com
# max_words: 16
# place: canopy-square
-> start

=== start
Tonight the moon pod opens, up in the attic of Echo House. It does that once in ten years. # camera: wide # enter: you at 3, oke at 1.6, juno at 8.6 # feel: you excited, oke excited, juno happy # who: narrator
The old mole has come all the way up from the Low Roots to be there. # enter: mole from right at 6.2 slowly # feel: mole happy, you surprised, oke happy # who: narrator
Good evening! I see light, and dark, and not much else. Is this the way to Echo House? # camera: close mole # pose: mole wave # feel: you happy # who: mole # face: happy
Yes! But there are ninety-nine stairs, and a bridge, and a lot of corners. # camera: wide # pose: oke cheer, mole stand # feel: mole okay # who: oke # face: worried
The mole feels for the first corner with his foot. What do you do? # camera: wide # move: mole to 5 # pose: oke stand # feel: mole determined, you okay # who: narrator # ask: offer # hint: Who knows best what the mole needs?
 * [Take his arm and lead him to the stairs, so that he's safe. # ev: com=0]
   The mole stops so hard that you bounce off. # camera: two you mole # move: you to 4 # pose: you reach, mole fists # fx: shake # feel: mole surprised, you surprised # who: narrator
   I am not a suitcase, my dear. You might ask me first. # pose: mole rest, you stand # feel: you worried # who: mole # face: okay
   Sorry. What would help you? # camera: two you mole # pose: you hold # feel: mole happy # who: you # face: okay
   -> ears
 * [Tell him, "It's easy. I'll say stop when something is in your way." # ev: com=1]
   Stop is a fine word, but it comes late. Shall I tell you what works better? # camera: two you mole # pose: mole point, you wave # feel: you surprised # who: mole # face: okay
   -> ears
 * [Ask, "What kind of help would you like?" # ev: com=2]
   Words! Good, plain words. My feet will do the rest. How nice to be asked. # camera: two you mole # pose: mole cheer, you wave # feel: you happy # who: mole # face: happy
   -> ears

=== ears
I find my way by three things, and none of them is looking. # camera: close mole # move: you to 3, mole to 5 # pose: mole lift, you stand # feel: you okay, oke okay # who: mole # face: proud
One to hear, one to feel, and one to hold. Are your ears ready? # camera: two you mole # pose: mole point # feel: you determined # who: mole # face: calm # play: listen items=3 words=bell,moss,rope decoys=lantern,feathers,ladle # ask: ears # hint: Something to hear, something soft, something to hold on to.
 * [all three # out: r3 # ev: com=2]
   All three! You have ears like a mole. That's the nicest thing I can say. # camera: wide # pose: mole cheer, you cheer # fx: sparkle # feel: you proud, oke happy, juno happy # who: mole # face: happy
   -> over
 * [two of them # out: r2 # ev: com=1]
   Two will get me up. The third one gets me up without a bump. It's bell, moss, rope. # camera: wide # pose: mole shrug, you stand # feel: you okay, oke okay # who: mole # face: okay
   -> over
 * [one or none # out: r1 # ev: com=0]
   You say something else. The mole turns to feel for it, and finds a lamp post. Bonk. # camera: wide # move: mole to 5.8 # fx: shake # pose: mole clutch, you hide # feel: mole surprised, you surprised, oke surprised # who: narrator
   My fault, I mumble. Make a picture of each one, and I'll say them again. # move: mole to 5 # pose: mole rest, you stand # feel: you okay, oke okay # who: mole # face: okay
   -> ears_again

=== ears_again
Once more. What do I hear, what do I feel, and what do I hold? # camera: two you mole # pose: mole lift # feel: you determined # who: mole # face: calm # play: listen items=3 words=bell,moss,rope decoys=lantern,feathers,ladle # ask: ears2 # again: com # hint: It rings. It is green. It has knots.
 * [all three # out: r3 # ev: none]
   There! Three pictures, three words, and no more lamp posts. # camera: wide # pose: mole cheer, you cheer # fx: sparkle # feel: you happy, oke happy # who: mole # face: happy
   -> over
 * [two of them # out: r2 # ev: none]
   Nearly. I'll remember the third one for both of us. # camera: wide # pose: mole nod, you stand # feel: you okay, oke okay # who: mole # face: happy
   -> over
 * [one or none # out: r1 # ev: none]
   Then we write it on your sleeve. Bell, moss, rope. Now your sleeve knows. # camera: wide # pose: mole reach, you reach # feel: you okay, oke happy # who: mole # face: okay
   -> over

=== over
In Echo House, the mole starts at the bottom. You call from the top, through a reed. # camera: wide # prop: put rope at 3 # enter: mole at 2, you at 7, oke at 8.4 # pose: you hold speaking-tube, mole stand # feel: mole determined, you determined, oke excited # who: narrator # place: echo-house
Let me! It's over there! No, the other there! Now go around the thingy! # camera: wide # pose: oke point # feel: you surprised, mole surprised # who: oke # face: excited
Where is over there? I have been looking for it all my life. # camera: close mole # move: mole to 2.8 # pose: mole shrug, oke stand # feel: you okay, oke surprised # who: mole # face: worried
Now it is your turn. What do you call? # camera: close you # pose: you hold speaking-tube # feel: oke worried # who: narrator # ask: over # hint: How far, which way, and what will his paw find there?
 * [It's right over here, where I'm waving! # ev: com=0]
   The mole waves back, at a coat rack. # camera: wide # move: mole to 1.4 # pose: mole wave, you wave speaking-tube # feel: mole happy, you surprised, oke surprised # who: narrator
   It shook my paw, but it has no fingers. Try me with numbers. # pose: mole shrug, you hold speaking-tube # feel: you worried, oke okay # who: mole # face: okay
   Ten steps ahead. Keep the rope under your left paw. # camera: two mole you # pose: you hold speaking-tube # feel: mole happy # who: you # face: okay
   -> rumble
 * [Ten steps ahead, with the rope under your left paw. # ev: com=2]
   Eight, nine, ten, and here is a stair, just where it should be. Splendid! # camera: wide # move: mole to 3.6 # pose: mole cheer # feel: you happy, oke surprised # who: mole # face: happy
   -> rumble
 * [Go straight for a while, then turn a bit, and then you're nearly at the stairs. # ev: com=1]
   How long is a while? How big is a bit? My nearly is often a wall. # camera: wide # move: mole to 2.8 # pose: mole shrug # feel: you surprised, oke okay # who: mole # face: okay
   Ten steps. Then a quarter turn, toward the bell. # camera: two mole you # pose: you hold speaking-tube # feel: mole happy # who: you # face: okay
   -> rumble

=== rumble
Up he comes, stair by stair. Then his voice turns to rumble in the reed. # camera: wide # prop: put rope at 3, gone rope, put bucket at 4.7, fill bucket # move: mole to 3.4 # pose: mole stand, you reach speaking-tube, oke stand # feel: mole okay, you surprised, oke surprised # who: narrator
Is there a... mrrrmble... in front of me? # camera: close mole # pose: mole point # feel: you surprised # who: mole # face: okay # ask: rumble # hint: You got most of it. Which word went missing?
 * [I lost one word. Is there a what in front of you? # ev: com=2]
   A pail! I smell soap water. # camera: wide # pose: mole point, you hold speaking-tube # feel: you surprised, oke surprised # who: mole # face: happy
   Yes! One step ahead of you. Go around it on the moss side. # camera: two mole you # pose: you hold speaking-tube # feel: mole happy # who: you # face: okay
   -> stand
 * [What? What did you say? I can't hear you! Say it all again! # ev: com=1]
   So he says it all again, starting with good evening. # camera: wide # pose: mole wave, you clutch speaking-tube # feel: mole okay, you worried, oke okay # who: narrator
   A PAIL! Is there a pail? You only needed the one word, you know. # camera: close mole # pose: mole cheer # feel: you surprised # who: mole # face: frustrated
   Yes, there is. Go around it on the moss side. # camera: two mole you # pose: you hold speaking-tube, mole stand # feel: mole okay # who: you # face: okay
   -> stand
 * [Say, "No, all clear!" It's probably nothing. # ev: com=0]
   Splosh. It was a pail. # camera: wide # prop: spill bucket # move: mole to 4.6 # pose: mole hop, you hide speaking-tube # fx: shake # feel: mole surprised, you surprised, oke surprised # who: narrator
   I asked if there was a pail. There was. One of my feet is now very clean. # camera: close mole # pose: mole shrug # feel: you worried # who: mole # face: okay
   I'm sorry. I didn't hear the word, and I guessed. # camera: two mole you # pose: you rest speaking-tube # feel: mole okay # who: you # face: worried
   -> stand

=== stand
Stair ninety-nine! And there, in the attic, is the moon pod. Its stand has come apart. # camera: wide # fx: dusk # prop: put pop-pod at 6.6 # enter: you at 2.2, mole at 4, juno at 8.6 # pose: juno shrug # feel: you surprised, mole happy, juno worried # who: narrator # place: echo-house
The pod won't open if it wobbles. And nobody remembers how the pieces go. # camera: wide # pose: juno clutch # feel: you worried, mole calm # who: juno # face: worried
I built half of the Low Roots by touch. Be my paws, and I'll be your plan. # camera: two you mole # pose: mole point, juno stand # feel: you determined # who: mole # face: proud # play: build by=mole steps=beam,cube,ring more=ball,flag # ask: stand # hint: You can ask him to say it again. He likes that.
 * [as told # out: as-told # ev: com=2]
   Not a wobble! The pod sits up, straight as a candle. # camera: wide # prop: grow pop-pod # pose: you cheer, mole cheer, juno cheer # fx: sparkle # feel: you proud, mole happy, juno happy # who: narrator
   -> dark
 * [one piece off # out: nearly # ev: com=1]
   It leans like a sleepy cousin. The mole feels for the piece and turns it around. # camera: wide # prop: grow pop-pod # move: mole to 5.3 # pose: mole reach, you shrug # feel: you surprised, mole okay, juno okay # who: narrator
   -> dark
 * [some other way # out: other # ev: com=0]
   Clatter! It was a lovely tower. It was just not this one. # camera: wide # prop: squeeze pop-pod # pose: you hide, mole clutch, juno hop # fx: shake, dust # feel: you surprised, mole surprised, juno worried # who: narrator
   I'll say one piece, you lay one piece. That's how my sister and I dug a whole tunnel. # camera: two you mole # prop: grow pop-pod # pose: mole comfort, you hold # feel: you okay, juno okay # who: mole # face: calm
   -> dark

=== dark
The pod opens only in the dark. So you and Juno put out every lamp in the attic. # camera: wide # fx: dark # enter: you at 2.2, juno at 8.6 # pose: you stand, juno stand # feel: you worried, juno surprised # who: narrator # place: echo-house
Ow. Was that a wall? Ow. Was that the same wall? # camera: wide # move: juno to 7.8 # fx: shake # pose: juno clutch # feel: you surprised # who: juno # face: worried
Ah. My kind of light. Come back this way, everybody. I can hear it clicking! # camera: wide # voice # pose: juno stand # feel: you surprised, juno surprised # who: mole # face: excited
The attic is full of little doors. Now the mole is the one who calls. # camera: wide # fx: dark off, dusk # pose: you reach # feel: you determined # who: narrator # play: follow of=mole # ask: doors # hint: He says two things about each door. Your fingers can check them both.
 * [three right doors # out: r3 # ev: com=2]
   Three doors, no bumps. You walk straight up to the clicking. # camera: wide # pose: you cheer, juno cheer # fx: sparkle # feel: you proud, juno happy # who: narrator
   -> tell
 * [two right doors # out: r2 # ev: com=1]
   One of the doors is a closet. It is full of lost hats. Juno keeps one. # camera: wide # pose: you shrug, juno hold captain-hat # feel: you surprised, juno happy # who: narrator
   -> tell
 * [one or none # out: r1 # ev: com=0]
   Closet. Chimney. Closet. You stand still, and the mole says it again, both parts. # camera: wide # fx: dust # pose: you hide, juno clutch # feel: you worried, juno worried # who: narrator
   -> tell

=== tell
Click. Click, click. In the dark, the moon pod opens. Nobody breathes. # camera: close pop-pod # fx: dusk, sparkle # prop: put pop-pod at 5, bloom pop-pod # enter: you at 3.2, oke at 1.8, mole at 6.8, juno at 8.2 # feel: you excited, oke excited, mole excited, juno excited # who: narrator # place: echo-house
I hear it. I smell it. But tell me, what does it look like? # camera: two you mole # pose: mole clutch # feel: you surprised # who: mole # face: excited # ask: tell # hint: What has he held, heard or worn that is a bit like it?
 * [You had to see it. I can't put it into words. # ev: com=0]
   Oh. Well. I thank you anyway. # camera: close mole # pose: mole rest # feel: you surprised, juno worried # who: mole # face: sad
   Wait. It's like tiny umbrellas! They go open, click, like your coat snaps! # camera: wide # pose: juno point, you nod # feel: mole surprised, you okay # who: juno # face: excited
   -> finish
 * [It's so, so pretty! It's the prettiest thing ever! # ev: com=1]
   I'm glad! And what shape is pretty? Is it big? Is it round? # camera: two you mole # pose: mole shrug, you cheer # feel: you surprised # who: mole # face: okay
   Round, and full of tiny umbrellas. Each one opens with a click. # pose: you lift # feel: mole surprised # who: you # face: happy
   -> finish
 * [Like tiny umbrellas in a cup, and each one snaps open with a click. # ev: com=2]
   Umbrellas the size of my thumb! I can see it. I can see the whole thing. # camera: two you mole # pose: mole cheer, you lift # feel: you happy, juno happy # who: mole # face: excited
   -> finish

=== finish
And I'll tell you what it sounds like. Like a whole small town, going out in the rain. # camera: close mole # pose: mole rest # feel: you happy, oke happy, juno happy # who: mole # face: happy
You all shut your eyes, and there it is. # camera: wide # fx: dark # pose: you rest, oke rest, juno rest # feel: you calm, oke calm, juno calm, mole happy # who: narrator
Mr. Mole, there's a spare seed. It's two steps ahead, half a step left, by your knee. # camera: wide # fx: dark off, dusk, lamps # prop: put baby-pod at 5.9 # pose: oke point, you stand, juno stand # feel: mole surprised, you happy, juno surprised # who: oke # face: proud
Oke! I could hug you, if I only knew where you were. # camera: wide # prop: take baby-pod by mole # pose: you cheer, juno cheer # fx: sparkle # feel: oke surprised, you happy, juno happy # who: mole # face: happy
I'm over there! I mean, over here! I mean, oh, never mind. # pose: oke hop # feel: mole happy, you happy, juno happy # who: oke # face: surprised # keepsake: moon-pod
-> END
