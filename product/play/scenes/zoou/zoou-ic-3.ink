// The Humming Basket. Zoo U, Brake House (impulse control), lesson 3. Grade 4 reading level.
# id: zoou-ic-3
# title: The Humming Basket
# kind: lesson
# skill: ic
# max_words: 16
# place: brake-house
-> start

=== start
Somebody has left a basket at Brake House. It is humming. # camera: close basket # prop: put basket at 5.4 # enter: you at 2.6, oke at 3.9, sorrel at 7.6 # feel: you surprised, oke surprised, sorrel calm # who: narrator
It's a cake! It's a cake that hums! # camera: wide # pose: oke hop # feel: you happy # who: oke # face: excited
The note says, "Keep shut until sundown. I will come for it then. Thank you. Owl." # pose: sorrel hold letter # prop: open letter # feel: oke okay, you okay # who: sorrel # face: calm
Sorrel goes off to make tea. Hmmm, says the basket. Hmm-hmmm. # exit: sorrel right # pose: oke clutch # feel: sorrel calm, oke excited, you excited # who: narrator
The lid is not tied. It is not even heavy. # camera: close basket # feel: oke excited # who: narrator # ask: lid # hint: Fingers can be busy or idle. Which kind lifts lids?
 * [Lay one ear and one finger on the lid, just to hear better. # ev: ic=1]
   Hmmm. The finger starts to tap. The lid starts to wobble. # camera: two you oke # move: you to 4.4, oke to 3.3 # pose: you reach # fx: shake # feel: you excited, oke worried # who: narrator
   Your finger has its own plans. Put it in a pocket! Mine are full of string. # pose: oke point, you hold # feel: you okay # who: oke # face: happy
   -> tea
 * [Put my hands in my pockets and make guesses with Oke. # ev: ic=2]
   A teapot that sings? A grandma mouse? A really small marching band? # camera: two you oke # pose: you rest, oke cheer # feel: you happy # who: oke # face: happy
   -> tea
 * [Open it, only a crack. One eye won't hurt anybody. # ev: ic=0]
   Light falls in. The humming stops. Then something goes "Achoo!" # camera: close basket # prop: open basket # pose: you reach # fx: shake # feel: you surprised, oke surprised # who: narrator
   It sneezed! Shut it, shut it! Cakes don't sneeze! # camera: wide # prop: shut basket # pose: oke cheer, you hold # feel: you worried # who: oke # face: surprised
   -> tea

=== tea
Here comes Sorrel with a very full cup of tea. One careful leg at a time. # camera: wide # prop: put basket at 5.4 # enter: sorrel from right at 9 # move: you to 3.7, oke to 2.4 # pose: sorrel hold blue-mug, you rest, oke rest # feel: sorrel calm, you okay, oke excited # who: narrator
Hands off the basket until the tea is there! # camera: wide # pose: sorrel hold blue-mug, oke clutch # feel: you determined, sorrel calm # who: oke # face: determined # play: wait secs=9 thing=basket clock=sorrel # ask: tea # hint: Count Sorrel's steps. Long legs make slow steps.
 * [waited # out: waited # ev: ic=2]
   Not one drop lost, and the lid is just where I left it. # camera: wide # move: sorrel to 7 # pose: sorrel lift blue-mug, you stand, oke cheer # fx: sparkle # feel: you proud, oke happy # who: sorrel # face: proud
   -> guess
 * [touched it a little # out: slip # ev: ic=1]
   The lid sits a little crooked. The hum goes up a little, too. # camera: close basket # prop: open basket # move: sorrel to 7 # pose: you hide, sorrel rest # feel: you surprised, oke surprised, sorrel okay # who: narrator
   Crooked lids happen. We set them straight, and we drink our tea. # camera: wide # prop: shut basket # pose: sorrel reach, you stand # feel: you okay, oke okay # who: sorrel # face: calm
   -> guess
 * [touched it again and again # out: rushed # ev: ic=0]
   The basket rocks, tips, and grumbles like a very small thunderstorm. # camera: close basket # prop: tip basket # move: sorrel to 7 # pose: you shrug, oke hide # fx: shake # feel: you surprised, oke worried, sorrel surprised # who: narrator
   When my feet itch to hop, I stand on one and count toes. Want to try? # camera: two you oke # pose: oke lift, you stand # feel: you worried # who: oke # face: okay
   -> tea_again

=== tea_again
A shorter one. Stand on one leg, like me, and let the lid be. # camera: wide # prop: put basket at 5.4 # pose: sorrel rest, you stand, oke stand # feel: you determined, oke happy # who: sorrel # face: calm # play: wait secs=5 thing=basket # ask: tea2 # again: ic # hint: Count your toes. Start again when you run out.
 * [waited # out: waited # ev: none]
   Look at that. You make a fine heron. # pose: sorrel cheer, you lift # fx: sparkle # feel: you proud, oke happy # who: sorrel # face: happy
   -> guess
 * [touched it a little # out: slip # ev: none]
   One wobble. Even herons have those. # prop: open basket # pose: sorrel rest, you shrug # feel: you okay, oke okay # who: sorrel # face: happy
   -> guess
 * [touched it again and again # out: rushed # ev: none]
   Oke falls over, onto your foot. Now neither of you can reach the lid. # prop: shut basket # move: oke to 2.7 # pose: oke sit, you sit # fx: shake # feel: oke surprised, you surprised, sorrel surprised # who: narrator
   -> guess

=== guess
Let us play a guessing game. One guess each, in turns. Oke begins. # camera: wide # prop: put basket at 5.4 # move: you to 3.7, oke to 2.4 # pose: sorrel lift, you stand, oke stand # feel: you happy, oke excited # who: sorrel # face: happy
Um. Is it... wait. I nearly have it. Ummm. # camera: close oke # pose: oke clutch, sorrel stand # feel: you okay # who: oke # face: determined
Hmmm-pff. Hmmm-pff. Suddenly, the answer jumps into your head. Something in there is snoring! # camera: close you # pose: you clutch # feel: you excited # who: narrator # ask: guess # hint: Whose turn is it? Will your answer still be good later?
 * [Shout "Snoring!" before it gets away. # ev: ic=0]
   Oh. I was going to say that. Or something. Now I'll never know. # camera: wide # pose: oke rest, you cheer # fx: shake # feel: you surprised, sorrel surprised # who: oke # face: sad
   Finish your um, Oke. A good answer keeps, even next to a fast one. # pose: sorrel comfort, you stand # feel: oke okay, you worried # who: sorrel # face: calm
   -> sun
 * [Hop up and down and say, "I know, I know, but I won't say!" # ev: ic=1]
   I can't think with all that knowing next to me. # camera: two you oke # pose: you hop, oke hide # feel: you excited # who: oke # face: frustrated
   You plant both feet, and Oke finds his guess. It is still cake. # camera: wide # pose: you stand, oke point # feel: oke happy, you okay, sorrel happy # who: narrator
   -> sun
 * [Write it on my palm with one finger, and wait. # ev: ic=2]
   I say cake! A cake that hums, with nuts. Now you! # camera: two you oke # pose: oke cheer, you hold # feel: you happy # who: oke # face: excited
   Snoring? Why, so it is! However did you keep that in for so long? # camera: wide # pose: sorrel cheer, you lift, oke stand # feel: you happy, oke happy # who: sorrel # face: surprised
   -> sun

=== sun
By noon, the sun shines right on the basket. The snoring sounds too warm. # camera: wide # prop: put basket at 6.2, put rope at 4.6 # enter: you at 3.4, oke at 2, tavi at 8 # feel: you worried, oke worried, tavi calm # who: narrator # place: cart-line
Let it down to the shady branch. My lamp helps you. Green, let out rope. Red, hold. # pose: tavi hold lamp # prop: light lamp # feel: you okay, oke okay # who: tavi # face: calm
Oke ties the rope to the handle. Then it is up to you. # camera: wide # prop: tie rope # pose: you hold, oke cheer # feel: you determined, tavi calm, oke excited # who: narrator # play: gonogo rounds=10 go=green stop=red thing=rope # ask: lower # hint: Read the lamp first. Then tell your hands.
 * [steady all the way # out: steady # ev: ic=2]
   The basket lands in the shade as softly as a leaf. Hmmm-pff. # prop: put basket at 6.6, pull rope # pose: you reach, tavi cheer lamp # fx: sparkle # feel: you proud, tavi happy, oke happy # who: narrator
   -> goat
 * [never let out rope # out: still # ev: ic=1]
   The basket stays in the sun. Your hands stay on the rope. # prop: put basket at 5.8 # pose: you hide, tavi shrug # feel: you worried, tavi okay, oke okay # who: narrator
   You're good at holding on. Now we let out rope on green, together. # prop: pull rope, put basket at 6.6 # move: oke to 2.4 # pose: oke reach, you reach # feel: you okay, tavi calm # who: oke # face: happy
   -> goat
 * [one or two slips # out: slip # ev: ic=1]
   Bump. It lands on one corner. Somebody inside says a word like "mmf." # prop: put basket at 6.6, pull rope # fx: shake # pose: you shrug, tavi clutch # feel: you surprised, tavi surprised, oke surprised # who: narrator
   -> goat
 * [many slips # out: rushed # ev: ic=0]
   The basket drops, swings, and knocks three acorns off a branch. # prop: tip basket, drop rope # pose: you clutch, tavi hide, oke hide # fx: shake, dust # feel: you surprised, tavi worried, oke surprised # who: narrator
   They're all right. I can hear them turning over. Next time, lamp first, hands after. # prop: shut basket # pose: tavi comfort, you stand, oke stand # feel: you worried, oke okay # who: tavi # face: calm
   -> goat

=== goat
Oke hops off to find lunch. A goat has just found some. It bites the basket's handle. # camera: wide # exit: oke left # prop: put basket at 6.4, put rope at 4.6, gone rope # move: you to 4, tavi to 8.9 # enter: goat from right at 7.4 # pose: goat reach, you stand, tavi stand # feel: goat happy, you surprised, tavi surprised, oke happy # who: narrator
Straw! Lovely, salty straw! # camera: close goat # pose: goat clutch # feel: you surprised # who: goat # face: happy
Your arms are already halfway there. # camera: wide # pose: you reach # feel: you frustrated, tavi worried, goat happy # who: narrator # ask: goat # hint: What will the basket do if two of you pull?
 * [Stop my arms. Tell the goat, "Somebody's asleep in there." # ev: ic=2]
   Asleep? In my lunch? Oh dear. Oh dear, oh dear. I am so sorry, lunch. # camera: two you goat # pose: you rest, goat hide # feel: you calm, tavi happy # who: goat # face: surprised
   -> shutter
 * [Yell, "Drop it!" with both arms in the air. # ev: ic=1]
   The goat drops it. The snoring skips, and starts again. # camera: wide # prop: drop basket at 6.4 # pose: you cheer, goat cheer # fx: shake # feel: goat surprised, tavi surprised, you worried # who: narrator
   You could have just said. I'm a goat, not a wall. # camera: two you goat # pose: goat shrug, you rest # feel: you okay # who: goat # face: okay
   -> shutter
 * [Grab the other side and pull with all my might. # ev: ic=0]
   Goats love this game. The basket goes left, right, left, and over. # camera: wide # move: you to 5.4 # prop: tip basket # pose: you clutch, goat clutch # fx: shake, dust # feel: you frustrated, goat excited, tavi worried # who: narrator
   Goat, there are sleepers in there. You two, let go on three. # prop: shut basket # pose: tavi lift, you rest, goat rest # feel: you worried, goat surprised # who: tavi # face: calm
   -> shutter

=== shutter
The shade creeps away, and a sunbeam creeps in. Somebody has to pull down the leaf blind. # camera: wide # exit: goat right # prop: put basket at 5.2 # move: you to 3, tavi to 8.4 # pose: you stand, tavi point # feel: goat okay, you okay, tavi worried # who: narrator
It's past the basket, and those boards are old. Step when the snore goes out. # camera: wide # pose: tavi rest # feel: you determined # who: tavi # face: calm # play: tiptoe past=basket steps=5 # ask: shutter # hint: Hmmm is in. Pff is out. Your foot goes with the pff.
 * [a creak or two # out: stirred # ev: ic=1]
   Creak. The snore stops, thinks about it, and goes on. Phew. You pull the blind. # move: you to 7 # pose: you hide, tavi clutch # feel: you surprised, tavi surprised # who: narrator
   -> sundown
 * [not a sound # out: quiet # ev: ic=2]
   You pull the blind, and the basket sighs in the cool dark. # move: you to 7 # pose: you reach, tavi cheer # fx: sparkle # feel: you proud, tavi happy # who: narrator
   -> sundown
 * [clatter # out: woke # ev: ic=0]
   Crack goes a board. Forty tiny voices say, "Shhh!" # move: you to 4.2 # prop: open basket # pose: you hop, tavi cheer # fx: shake # feel: you surprised, tavi surprised # who: narrator
   Forty! Stay there. I'll fly over and pull the blind. Then we hum them back to sleep. # prop: shut basket # move: tavi to 7.4 # pose: tavi reach, you sit # feel: you worried # who: tavi # face: okay
   -> sundown

=== sundown
The sun sits on the hill like a fat orange. Half of it is gone. # camera: wide # fx: dusk # prop: put basket at 5.2 # move: you to 3.7, tavi to 8.4 # enter: oke from left at 2.4 # pose: you stand, tavi stand, oke stand # feel: you excited, oke excited, tavi calm # who: narrator
Half a sundown! That's a sundown with a bite out of it! It counts! Does it count? # camera: two you oke # pose: oke cheer # feel: you excited # who: oke # face: excited # ask: sundown # hint: You held out all day. How much is still to go?
 * [Open it now, because it's nearly dark and we've waited all day long. # ev: ic=0]
   Forty sleepy heads look up, and squint, and pull a leaf over themselves. # camera: close basket # prop: open basket # pose: you reach # feel: you surprised, oke surprised, tavi worried # who: narrator
   Too bright for them. Lid down, friends. It's only a little while. # camera: wide # prop: shut basket # pose: tavi reach, you rest # feel: you worried, oke worried # who: tavi # face: calm
   -> owl
 * [Tell Oke, "The other half is coming. Let's watch it go." # ev: ic=2]
   There goes a quarter. There goes a crumb. There goes the crumb of the crumb! # camera: two you oke # pose: you sit, oke sit # feel: you calm, tavi happy # who: oke # face: happy
   -> owl
 * [Hold the lid with both hands, all ready to lift it. # ev: ic=1]
   Your hands get warmer, and the lid gets lighter. Up it comes by itself. # camera: wide # move: you to 4.3 # prop: open basket # pose: you reach # feel: you surprised, oke excited, tavi surprised # who: narrator
   Hands that are ready don't like to wait. Come and sit over here. # prop: shut basket # move: you to 3.7 # pose: tavi wave, you sit # feel: you okay, oke okay # who: tavi # face: calm
   -> owl

=== owl
The last crumb of sun is gone. Out of the dark, without a sound, comes Owl. # camera: wide # fx: dark # prop: put basket at 5.2 # enter: owl from right at 6.5 # move: you to 3.7 # pose: you stand, oke stand, tavi stand, owl rest # feel: owl calm, you surprised, oke surprised, tavi happy # who: narrator
Good evening, class. Did you all sleep well? # camera: close basket # prop: open basket # pose: owl reach # feel: you surprised, oke surprised # who: owl # face: happy
Up they float, forty moon moths, each with a light of its own. # camera: wide # fx: dark off, dusk, lamps, sparkle # pose: you cheer, oke cheer, tavi cheer # feel: you excited, oke excited, tavi happy, owl proud # who: narrator
My first graders. Leave the lid off at noon, and they can't glow for a week. # camera: two oke owl # pose: owl lift, oke stand # feel: oke surprised # who: owl # face: calm
One moth lands on your nose. It hums. It does not snore at all. # camera: close you # pose: you rest # feel: you happy # who: narrator
So there never was a cake. # camera: wide # pose: oke rest, you stand # feel: you happy, owl surprised # who: oke # face: sad
The cake? I have it right here. Its note says, "For all who can wait." # pose: owl hold cake, oke hop, you cheer, tavi wave # fx: sparkle # feel: oke excited, you excited, tavi happy # who: owl # face: happy # keepsake: sundown-basket
-> END
