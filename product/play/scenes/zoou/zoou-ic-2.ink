// Signal Post Nine. Zoo U, Brake House (impulse control), lesson 2. Grade 3 reading level.
# id: zoou-ic-2
# title: Signal Post Nine
# kind: lesson
# skill: ic
# also: com
# max_words: 16
# place: cart-line
-> start

=== start
Signal Post Nine stands where four cart lines meet. Today, it is yours. # who: narrator
Green leaf up, you pull the lever. Red leaf up, you keep still. That is all. # who: sorrel # face: calm
And the gold bell is for storms only. # who: tavi # face: okay
The bell is very shiny. Its rope has a fluffy tassel. # who: you # ask: bell # hint: Is it easier to resist when you can see it, or when you can't?
 * [Turn my stool so the bell is behind me. # ev: ic=2]
   Clever. I do that with cookies. # who: tavi # face: happy
   -> leaves
 * [Only stroke the tassel. It's so fluffy. # ev: ic=1]
   Ting. A cart driver looks up at the sky and puts on a raincoat. # who: narrator
   Maybe turn your stool around? # who: tavi # face: okay
   -> leaves
 * [Ring it once, to check that it works. # ev: ic=0]
   BONG. Nine carts stop, and forty animals open their umbrellas. # who: narrator
   It works. Now we know. Let's turn your stool the other way. # who: sorrel # face: calm
   -> leaves

=== leaves
Here come the parade carts! Pull for green. Keep still for red. # who: narrator # play: gonogo rounds=10 go=green-leaf stop=red-leaf # ask: leaves # hint: Say the color in your head before your hand moves.
 * [steady all the way # out: steady # ev: ic=2]
   The carts glide through like beads on a string. # who: narrator
   Smooth. I almost fell asleep. That's praise. # who: tavi # face: proud
   -> dare
 * [never pulled # out: still # ev: ic=1]
   The carts stand in a neat row. It is a very quiet parade. # who: narrator
   Red is learned. Now green. I'll whisper along with you. # who: tavi # face: calm
   -> leaves_again
 * [one slip # out: slip # ev: ic=1]
   A cart of drums meets a cart of tubas, nose to nose. # who: narrator
   They're bowing to each other. No harm done. # who: tavi # face: happy
   -> dare
 * [many slips # out: rushed # ev: ic=0]
   Five carts are stuck at the post, all honking very politely. # who: narrator
   See it, say it, then move. I'll whisper along with you. # who: tavi # face: calm
   -> leaves_again

=== leaves_again
Slower this time. See it, say it, then move. # who: tavi # face: calm # play: gonogo rounds=6 go=green-leaf stop=red-leaf # ask: leaves2 # hint: Rest your hand on your knee between leaves.
 * [steady all the way # out: steady # ev: ic=1]
   The jam melts away. One driver throws you a paper flower. # who: narrator
   -> dare
 * [never pulled # out: still # ev: ic=1]
   Tavi lays a wing on the lever, and together you let the carts through. # who: narrator
   -> dare
 * [one slip # out: slip # ev: ic=1]
   Much better. The tubas have stopped honking. # who: tavi # face: happy
   -> dare
 * [many slips # out: rushed # ev: ic=0]
   Tavi puts a wing next to your hand, and together you clear the line. # who: narrator
   -> dare

=== dare
The leaf goes red. Juno leans out of the last cart, waving a flag. # who: narrator
Pull it anyway! Just once! We'll fly right over the bump! # who: juno # face: excited
The whole cart is chanting your name. # who: you # ask: dare # hint: The chant will be over soon. What will you be glad you did?
 * [Press my hand on my knee and wait for green. # ev: ic=2]
   The chant gets bored and goes away. The leaf turns green. # who: narrator
   Okay, the view from the stop is pretty good. # who: juno # face: okay
   -> secret
 * [Ask Tavi, "Should I?" # ev: ic=1]
   What color is the leaf? # who: tavi # face: calm
   Red. Oh. I knew that one. # who: you # face: okay
   -> secret
 * [Pull it! They're chanting! # ev: ic=0]
   The cart flies over the bump. Juno's hat flies farther, into the frog pond. # who: narrator
   I asked for that. My hat didn't, though. # who: juno # face: worried
   Red is there for the bump. Next time, hand on your knee. # who: tavi # face: calm
   -> secret

=== secret
Mirela climbs the ladder with a covered basket. # who: narrator
It's a cake for Sorrel, for fifty years at Brake House. It's a surprise! # who: mirela # face: excited
What have you got in there, little ones? # who: sorrel # face: okay
The word "cake" is sitting right on your tongue. # who: you # ask: secret # hint: A happy surprise can wait. What true thing could you say?
 * [Something nice, and you'll see it at supper. # ev: ic=2, com=2]
   Then I shall enjoy being curious until supper. # who: sorrel # face: happy
   -> poke
 * [Squeeze my lips shut and shake my head. # ev: ic=1, com=1]
   You look like a fish holding its breath. # who: sorrel # face: surprised
   Sorrel strolls off, chuckling. Mirela breathes again. # who: narrator
   -> poke
 * [Cake! It's cake! # ev: ic=0, com=0]
   I counted to four before you said it. I was hoping for five hundred. # who: mirela # face: frustrated
   I am very old. I shall forget by supper. Watch me. # who: sorrel # face: happy
   -> poke

=== poke
Mirela turns around with the basket. Six quills go into your arm. # who: narrator
Ow! # who: you # face: surprised # ask: poke # hint: One breath fits between the ow and the words.
 * [Take a breath. "Mirela, your quills got me." # ev: ic=2, com=2]
   Oh dear, sorry! They stick out most when I'm excited. # who: mirela # face: worried
   -> signal
 * [Glare at her and rub my arm. # ev: ic=1, com=1]
   Was that me? That was me, wasn't it? I can't see my own back. # who: mirela # face: worried
   -> signal
 * [Shove the basket away. # ev: ic=0, com=0]
   The basket tips. Tavi swoops and catches it with both feet. # who: narrator
   I didn't know I'd poked you. Next time, tell me? I'll jump back. # who: mirela # face: sad
   -> signal

=== signal
The sun sinks, and the last cart rolls home. # who: narrator
Everyone at Post Nine picks a red leaf of their own. What tells you to stop? # who: tavi # face: calm # ask: signal # hint: Pick something you always have with you.
 * [I press my thumb and count to three. # ev: ic=2]
   Nobody can see it but you. I like that kind. # who: tavi # face: proud
   -> finish
 * [Somebody will tell me to. # ev: ic=1]
   Often, yes. And when we're asleep? Try a thumb press. # who: tavi # face: okay
   -> finish
 * [I'll go fast and be lucky. # ev: ic=0]
   Luck is a fine hat and a poor brake. Press your thumb with me. # who: sorrel # face: happy
   -> finish

=== finish
At supper, Sorrel lifts the cloth and gasps so loudly that a shutter falls off. # who: narrator # place: brake-house
A cake! Who could have guessed? # who: sorrel # face: excited
The first slice goes to the keeper of Post Nine. # who: mirela # face: happy # badge: red-leaf-keeper
-> END
