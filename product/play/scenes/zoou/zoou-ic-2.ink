// Signal Post Nine. Zoo U, Brake House (impulse control), lesson 2. Grade 3 reading level.
# id: zoou-ic-2
# title: Signal Post Nine
# kind: lesson
# skill: ic
# max_words: 16
# place: cart-line
-> start

=== start
Signal Post Nine stands where four cart lines meet. Today, it is yours. # camera: wide # prop: put lever at 5, put market-bell at 6.6 # enter: you at 3.6, tavi at 2, sorrel at 7.8 # feel: you proud, tavi calm, sorrel calm # who: narrator
Green leaf up, you pull the lever. Red leaf up, you keep still. That is all. # pose: sorrel lift # feel: you okay # who: sorrel # face: calm
And the gold bell is for storms only. # pose: tavi point, sorrel stand # feel: you okay # who: tavi # face: okay
The bell is very shiny. Its rope has a fluffy tassel. # pose: tavi stand, you reach # camera: two you sorrel # feel: tavi okay # who: narrator # ask: bell # hint: Is it easier to resist when you can see it, or when you can't?
 * [Turn my stool so the bell is behind me. # ev: ic=2]
   Clever. I do that with cookies. # camera: two tavi you # pose: you rest # feel: you happy # who: tavi # face: happy
   -> leaves
 * [Only stroke the tassel. It's so fluffy. # ev: ic=1]
   Ting. A cart driver looks up at the sky and puts on a raincoat. # camera: wide # prop: ring market-bell # pose: you reach # feel: you happy, tavi surprised, sorrel surprised # who: narrator
   Maybe turn your stool around? # pose: tavi point, you stand # feel: you worried # who: tavi # face: okay
   -> leaves
 * [Ring it once, quickly, to check that it still works. # ev: ic=0]
   BONG. Nine carts stop, and forty animals open their umbrellas. # camera: wide # prop: ring market-bell # pose: you lift # fx: shake # feel: you surprised, tavi surprised, sorrel surprised # who: narrator
   It works. Now we know. Let's turn your stool the other way. # pose: sorrel rest, you stand # feel: you worried # who: sorrel # face: calm
   -> leaves

=== leaves
Here come the parade carts! Pull for green. Keep still for red. # camera: wide # exit: sorrel right # prop: put cart at 8, load cart # pose: you hold, tavi stand # feel: you determined, tavi calm # who: narrator # play: gonogo rounds=10 go=green-leaf stop=red-leaf thing=lever # ask: leaves # hint: Say the color in your head before your hand moves.
 * [steady all the way # out: steady # ev: ic=2]
   The carts glide through like beads on a string. # prop: roll cart, pull lever # pose: you reach # feel: you happy, tavi happy # who: narrator
   Smooth. I almost fell asleep. That's praise. # camera: two tavi you # pose: tavi rest # feel: you proud # who: tavi # face: proud
   -> dare
 * [never pulled # out: still # ev: ic=1]
   The carts stand in a neat row. It is a very quiet parade. # pose: you hide # feel: you worried, tavi calm # who: narrator
   Red is learned. Now green. I'll whisper along with you. # camera: two tavi you # pose: tavi comfort, you stand # feel: you okay # who: tavi # face: calm
   -> leaves_again
 * [one slip # out: slip # ev: ic=1]
   A cart of drums meets a cart of tubas, nose to nose. # prop: put drum at 6.2, pull lever # pose: you shrug # fx: shake # feel: you surprised, tavi surprised # who: narrator
   They're bowing to each other. No harm done. # pose: tavi point, you stand # feel: you happy # who: tavi # face: happy
   -> dare
 * [many slips # out: rushed # ev: ic=0]
   Five carts are stuck at the post, all honking very politely. # prop: pull lever, put drum at 6.2, put crate at 9 # fx: dust, shake # pose: you clutch # feel: you worried, tavi surprised # who: narrator
   See it, say it, then move. I'll whisper along with you. # camera: two tavi you # pose: tavi comfort, you stand # feel: you okay # who: tavi # face: calm
   -> leaves_again

=== leaves_again
Slower this time. See it, say it, then move. # camera: two tavi you # prop: push lever # move: tavi to 2.5 # pose: tavi comfort, you hold # feel: you determined # who: tavi # face: calm # play: gonogo rounds=6 go=green-leaf stop=red-leaf thing=lever # ask: leaves2 # again: ic # hint: Rest your hand on your knee between leaves.
 * [steady all the way # out: steady # ev: none]
   The jam melts away. One driver throws you a paper flower. # camera: wide # prop: pull lever, roll cart # pose: you cheer, tavi cheer # feel: you happy, tavi happy # who: narrator
   -> dare
 * [never pulled # out: still # ev: none]
   Tavi lays a wing on the lever, and together you let the carts through. # camera: wide # prop: pull lever # pose: you reach, tavi reach # feel: you okay, tavi calm # who: narrator
   -> dare
 * [one slip # out: slip # ev: none]
   Much better. The tubas have stopped honking. # camera: wide # prop: pull lever, load cart # pose: tavi stand, you reach # feel: you happy # who: tavi # face: happy
   -> dare
 * [many slips # out: rushed # ev: none]
   Tavi puts a wing next to your hand, and together you clear the line. # camera: wide # prop: pull lever # pose: you comfort, tavi comfort # feel: you worried, tavi calm # who: narrator
   -> dare

=== dare
The leaf goes red. Juno leans out of the last cart, waving a flag. # camera: wide # prop: put lever at 5, put drum at 6.2, gone drum, put crate at 9, gone crate, put cart at 8, load cart # enter: juno from right at 8.6 # move: tavi to 2 # pose: juno wave, you stand, tavi stand # feel: juno excited, you surprised, tavi okay # who: narrator
Pull it anyway! Just once! We'll fly right over the bump! # pose: juno cheer # who: juno # face: excited
The whole cart is chanting your name. # camera: close you # pose: you clutch # feel: you excited # who: narrator # ask: dare # hint: The chant will be over soon. What will you be glad you did?
 * [Press my hand on my knee and wait for green. # ev: ic=2]
   The chant gets bored and goes away. The leaf turns green. # camera: wide # pose: you sit, juno stand # feel: you calm, juno okay # who: narrator
   Okay, the view from the stop is pretty good. # prop: pull lever # pose: you reach # feel: tavi happy, you happy # who: juno # face: okay
   -> secret
 * [Ask Tavi, "Should I?" # ev: ic=1]
   What color is the leaf? # camera: two tavi you # pose: tavi point, you stand # feel: you worried # who: tavi # face: calm
   Red. Oh. I knew that one. # pose: tavi stand # feel: tavi happy # who: you # face: okay
   -> secret
 * [Pull it, quick! They are all chanting and waiting! # ev: ic=0]
   The cart flies over the bump. Juno's hat flies farther, into the frog pond. # camera: wide # prop: pull lever, roll cart, put captain-hat at 6.4 # fx: shake # pose: you reach, juno cheer # feel: you surprised, juno surprised, tavi worried # who: narrator
   I asked for that. My hat didn't, though. # prop: load cart # pose: juno hide # feel: you worried # who: juno # face: worried
   Red is there for the bump. Next time, hand on your knee. # camera: two tavi you # pose: tavi comfort, you stand # feel: you worried # who: tavi # face: calm
   -> secret

=== secret
Mirela climbs the ladder with a covered basket. # camera: wide # exit: juno right # prop: put captain-hat at 6.4, gone captain-hat, gone cart, put lever at 5 # move: tavi to 1.2 # enter: mirela from left at 2.5 # pose: mirela stand basket, you stand, tavi stand # feel: mirela excited, you happy, tavi happy # who: narrator
It's a cake for Sorrel, for fifty years at Brake House. It's a surprise! # camera: two mirela you # feel: you excited, tavi excited # who: mirela # face: excited
Sorrel dozes right in the way, on one long leg. # camera: wide # enter: sorrel from right at 6 # pose: sorrel rest # feel: sorrel calm, mirela worried, you surprised, tavi worried # who: narrator
The cupboard is behind Sorrel. Can you get there without a sound? # pose: you rest # feel: you determined, tavi worried # who: mirela # face: worried # play: tiptoe past=sorrel steps=5 # ask: secret # hint: Watch how Sorrel breathes. A step fits when the breath goes out.
 * [not a sound # ev: ic=2 # out: quiet]
   The cupboard is open, and Sorrel has not moved a feather. # move: you to 7.6 # pose: you cheer, mirela cheer # feel: you proud, mirela happy, tavi happy # who: narrator
   -> poke
 * [a creak or two # out: stirred # ev: ic=1]
   Hm? What have you got in there, little ones? # move: you to 7.6 # pose: you rest, sorrel stand # feel: you surprised, mirela worried, tavi worried # who: sorrel # face: okay
   Something nice, and you'll see it at supper. # pose: you wave # feel: sorrel surprised # who: you # face: okay
   Then I shall enjoy being curious until supper. # pose: sorrel rest, you stand # feel: you happy, mirela happy, tavi happy # who: sorrel # face: happy
   -> poke
 * [clatter # out: woke # ev: ic=0]
   Good morning! Is that cake I smell? # move: you to 4.6 # pose: you hide, sorrel cheer # fx: shake # feel: you surprised, mirela surprised, tavi surprised # who: sorrel # face: surprised
   Five steps. I was hoping for five quiet ones. # camera: two mirela you # pose: mirela shrug # feel: you worried # who: mirela # face: frustrated
   I am very old. I shall forget by supper. Watch me. # camera: wide # pose: sorrel wave, you stand # feel: mirela okay, you okay # who: sorrel # face: happy
   -> poke

=== poke
Mirela turns around with the basket. Six quills go into your arm. # camera: wide # move: sorrel to 8.9, you to 3.6 # pose: mirela stand basket, you clutch, sorrel stand # feel: you surprised, mirela happy, sorrel calm # who: narrator
Ow! # camera: two mirela you # pose: you hop # feel: mirela surprised # who: you # face: surprised # ask: poke # hint: One breath fits between the ow and the words.
 * [Take a breath. "Mirela, your quills got me." # ev: ic=2]
   Oh dear, sorry! They stick out most when I'm excited. # pose: you hold # feel: you calm # who: mirela # face: worried
   -> signal
 * [Glare at her and rub my arm. # ev: ic=1]
   Was that me? That was me, wasn't it? I can't see my own back. # pose: you clutch # feel: you mad # who: mirela # face: worried
   -> signal
 * [Shove the basket away. # ev: ic=0]
   The basket tips. Tavi swoops and catches it with both feet. # camera: wide # prop: give basket to tavi, tip basket # pose: you reach, tavi reach basket, mirela cheer # fx: shake # feel: you mad, tavi determined, mirela surprised # who: narrator
   I didn't know I'd poked you. Next time, tell me? I'll jump back. # camera: two mirela you # pose: mirela rest, you stand # feel: you worried, tavi okay # who: mirela # face: sad
   -> signal

=== signal
The sun sinks, and the last cart rolls home. # camera: wide # fx: dusk # prop: put basket at 2.5, put cart at 7.8, roll cart # move: sorrel to 6 # pose: mirela stand basket, tavi stand, you stand, sorrel stand # feel: tavi calm, mirela happy, you happy, sorrel calm # who: narrator
Everyone at Post Nine picks a red leaf of their own. What tells you to stop? # camera: two tavi you # pose: tavi point # feel: you okay # who: tavi # face: calm # ask: signal # hint: Pick something you always have with you.
 * [I press my thumb and count to three. # ev: ic=2]
   Nobody can see it but you. I like that kind. # pose: tavi rest, you hold # feel: you proud # who: tavi # face: proud
   -> finish
 * [Somebody will tell me to. # ev: ic=1]
   Often, yes. And when we're asleep? Try a thumb press. # pose: tavi reach, you shrug # feel: you okay # who: tavi # face: okay
   -> finish
 * [Nothing. I'll go fast, and I'll probably be lucky. # ev: ic=0]
   Luck is a fine hat and a poor brake. Press your thumb with me. # camera: wide # pose: sorrel hold, you cheer # feel: you surprised # who: sorrel # face: happy
   -> finish

=== finish
At supper, Sorrel lifts the cloth and gasps so loudly that a shutter falls off. # camera: wide # prop: put cake at 5.1 # enter: you at 2.6, mirela at 4, sorrel at 6.3, tavi at 8 # pose: sorrel cheer # fx: shake, lamps # feel: sorrel surprised, mirela excited, tavi happy, you excited # who: narrator # place: brake-house
A cake! Who could have guessed? # camera: close sorrel # pose: sorrel cheer # feel: you happy # who: sorrel # face: excited
The first slice goes to the keeper of Post Nine. # camera: wide # prop: cut cake # pose: mirela reach, sorrel rest, you cheer, tavi wave # fx: sparkle # feel: you proud, sorrel happy, tavi happy # who: mirela # face: happy # keepsake: red-leaf-keeper
-> END
