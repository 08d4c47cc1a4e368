// The Quiet Bee. Academy, the meadow, scene 8. Grades K-1; every line is read aloud.
# id: academy-com-2
# title: The Quiet Bee
# kind: lesson
# skill: com
# also: ic
# max_words: 7
# place: meadow
-> start

=== start
This is the Quiet Bee. # enter: plum at 1.4, you at 3, nim at 4.5, bao at 6.2, sefa at 8 # pose: plum lift wool-bee # feel: you surprised, nim excited, bao worried, sefa happy # who: plum # face: happy
Does it sting? # pose: bao clutch, plum hold wool-bee # feel: nim happy # who: bao # face: worried
It is wool, Bao. It whispers. # camera: close plum # pose: plum hold wool-bee # feel: bao okay # who: plum # face: calm
It flies from ear to ear. # camera: wide # pose: plum wave wool-bee, bao stand # feel: you happy, nim happy # who: plum # face: happy
It tells what our picnic needs. # pose: plum hold wool-bee # feel: bao excited, sefa happy # who: plum # face: calm
Whisper buns! Whisper buns! # pose: nim cheer # feel: bao happy, plum happy # who: nim # face: excited
Your ear is first. # camera: two plum you # pose: plum reach wool-bee, nim stand # fx: hush # feel: you excited # who: narrator
Bzz. What did the bee say? # camera: two plum you # pose: plum reach wool-bee # feel: you determined # who: plum # face: calm # play: listen items=3 words=soup,scarf,drum decoys=spoon,fish,bell # ask: hear # hint: Something warm, something long, something loud.
 * [All three. # out: r3 # pic: three # ev: com=2]
   All three! Now the bee is yours. # camera: wide # fx: hush off, sparkle # pose: you lift wool-bee, plum stand # feel: you proud, nim excited, bao happy, sefa happy # who: plum # face: happy
   -> pass
 * [Two. # out: r2 # pic: two # ev: com=1]
   Nearly. Soup, scarf, drum. # camera: wide # fx: hush off # pose: you hold wool-bee, plum nod # feel: you okay, nim happy # who: plum # face: calm
   -> pass
 * [One or none. # out: r1 # pic: one # ev: com=0]
   Bees like to come twice. # camera: wide # fx: hush off # pose: plum hold wool-bee # feel: you worried, nim okay # who: plum # face: calm
   Soup. Scarf. Drum. # pose: plum reach wool-bee # feel: you okay # who: plum # face: calm # play: echo
   -> pass

=== pass
Fly the bee to Nim. # camera: wide # fx: hush off # pose: you hold wool-bee, plum rest # feel: you determined, nim happy, bao happy, sefa happy # who: plum # face: happy
Nim is busy with his tail. # camera: two you nim # pose: nim swish, nim clutch # feel: nim excited, you okay # who: narrator # ask: pass # hint: Can a busy ear hear you?
 * [Whisper it and hope he heard. # pic: whisper # ev: com=1]
   Soup, and what? I had my tail. # camera: wide # pose: you reach wool-bee, nim shrug # feel: you okay, bao happy # who: nim # face: surprised
   You say it again. Now he nods. # pose: nim nod, you reach wool-bee # feel: nim happy, you happy # who: narrator
   -> chain
 * [Whisper it fast. Done! # pic: hurry # ev: com=0]
   Was that a sneeze? # camera: wide # pose: you wave wool-bee, nim shrug # feel: you surprised, bao happy # who: nim # face: surprised
   A slow bee is easy to hear. # pose: plum rest, you hold wool-bee # feel: you okay, nim okay # who: plum # face: calm
   Soup. Scarf. Drum. # pose: you reach wool-bee, nim stand # feel: nim happy # who: you # face: okay # play: echo
   -> chain
 * [Ask, "Nim, are you ready?" # pic: ask # ev: com=2]
   Ready! Both ears, and no tail! # camera: wide # pose: nim stand, you reach wool-bee # feel: you happy, plum happy # who: nim # face: happy
   -> chain

=== chain
Nim whispers to Bao. Bao chews. # camera: two nim bao # pose: nim reach wool-bee, bao hold bun, you stand, plum stand # feel: nim happy, bao happy, you okay # who: narrator
Bao whispers to Sefa. Crumbs fly. # camera: two bao sefa # fx: dust # pose: bao reach wool-bee, nim stand # feel: bao happy, sefa surprised # who: narrator
And now I say it aloud. # camera: wide # pose: sefa lift wool-bee, bao hold bun # feel: you excited, nim excited, bao happy # who: sefa # face: proud
Spoon. Fish. And more fish. # pose: sefa lift wool-bee # feel: plum surprised, you surprised # who: sefa # face: proud
More fish! Come on, Bao! # pose: nim cheer, bao stand # exit: nim right, bao right # feel: bao excited, you surprised # who: nim # face: excited
They come back with it all. # enter: nim from right at 4.5, bao from right at 6.2 # pose: nim lift fish, bao lift spoon, sefa hold wool-bee # feel: nim proud, bao proud, you surprised, plum surprised, sefa happy # who: narrator
A fish. At my picnic. # camera: close plum # pose: plum shrug # who: plum # face: surprised
But you told me fish! # camera: two you nim # pose: nim hold fish, plum stand # feel: you surprised, bao worried # who: nim # face: frustrated # ask: mixup # hint: Tell what you said. Then ask.
 * [You have cheese in your ears, Nim! # pic: cheese # ev: com=0]
   Do I? I think it is fluff. # camera: wide # pose: nim clutch fish, you point # feel: you frustrated, bao worried, sefa worried # who: nim # face: sad
   Let us ask where it got lost. # pose: plum rest, you stand, nim hold fish # feel: you okay, nim okay, sefa okay # who: plum # face: calm
   -> crumbs
 * [I said scarf. Was I too quiet? # pic: speak # ev: com=2]
   No. I did hear scarf, I think. # camera: wide # pose: nim hold fish # feel: you happy, bao worried, plum happy # who: nim # face: surprised
   -> crumbs
 * [I said scarf, and only scarf. # pic: scarf # ev: com=1]
   Scarf? But here is a fish. # camera: wide # pose: nim lift fish # feel: you frustrated, bao worried # who: nim # face: surprised
   -> crumbs

=== crumbs
I had a bun in my mouth. # camera: close bao # pose: bao clutch # feel: nim surprised # who: bao # face: worried
Ah! That was a bun bee. # camera: wide # pose: plum rest, nim hold fish, bao stand, you stand # feel: bao happy, nim happy, you happy, sefa happy # who: plum # face: happy
One more time. Fly it to Sefa. # prop: gone fish # pose: you hold wool-bee, sefa stand, nim stand, plum stand # move: you to 6.4, nim to 3, bao to 4.5 # feel: you determined, sefa happy # who: plum # face: happy
My shell hums. I hear no whisper. # camera: two you sefa # pose: sefa shrug, you reach wool-bee # feel: you surprised # who: sefa # face: worried # ask: shell # hint: Ears are not the only way.
 * [Show it with my hands and face. # pic: hand # ev: com=2]
   Slurp, wrap, boom! I see it! # camera: wide # pose: sefa cheer, you wave wool-bee # fx: sparkle # feel: you proud, nim happy, bao happy, plum happy # who: sefa # face: excited
   -> fetch
 * [Say, "Never mind, Sefa." # pic: turn-away # ev: com=0]
   But I do mind. # camera: wide # pose: sefa hide, you stand wool-bee # feel: you surprised, nim worried, bao worried # who: sefa # face: sad
   Hands can talk, too. # pose: plum wave # feel: you okay, sefa okay # who: plum # face: calm
   You slurp. You wrap. You boom. # pose: you wave wool-bee, sefa stand, plum stand # feel: you happy, sefa happy, nim happy, bao happy # who: narrator
   -> fetch
 * [Whisper it just the same. # pic: whisper # ev: com=1]
   Still just a hum. Help me? # camera: wide # pose: sefa shrug, you reach wool-bee # feel: you worried, nim okay # who: sefa # face: okay
   You slurp. You wrap. You boom. # pose: you wave wool-bee, sefa stand # feel: you happy, sefa happy, nim happy, bao happy # who: narrator
   -> fetch

=== fetch
Soup! Scarf! Drum! # camera: wide # pose: sefa lift wool-bee, you stand # feel: you happy, nim excited, bao excited, plum happy # who: sefa # face: proud
Nim gets a scarf. Bao gets a drum. # prop: put drum at 8.9 # move: you to 3.1, nim to 4.6, bao to 6.2, sefa to 7.4 # pose: nim lift scarf, bao hold, sefa hold wool-bee # feel: nim proud, bao proud, you happy # who: narrator
The next bee comes from Nim. # pose: nim reach wool-bee, sefa stand, bao stand # prop: put scarf at 2.2 # feel: nim excited, you okay, plum happy # who: plum # face: happy
Bzz. Hee hee. The mumf. Hee. # camera: two you nim # pose: nim reach wool-bee # feel: you surprised # who: nim # face: excited
You only heard the giggle. # pose: nim hold wool-bee # feel: you worried, nim happy # who: narrator # ask: mumf # hint: Nobody hears it all at once.
 * [Ask, "Can you say it once more?" # pic: ask # ev: com=2]
   Oh! Yes. Soup on the table. # camera: wide # pose: nim stand, nim nod # feel: you happy, plum happy # who: nim # face: okay
   -> table
 * [Nod and say, "Okay." # pic: smile # ev: com=0]
   Nim waits. You wait. Nothing happens. # camera: wide # fx: hush # pose: you shrug, nim rest # feel: you worried, nim surprised, bao surprised # who: narrator
   You may always ask again. # fx: hush off # pose: plum rest, you stand # feel: you okay, nim okay, bao okay # who: plum # face: calm
   Soup on the table. No giggle now. # pose: nim stand, plum stand # feel: you happy # who: nim # face: okay
   -> table
 * [Guess, "A muffin on Bao?" # pic: unsure # ev: com=1]
   A muffin on me is fine. # camera: wide # pose: bao cheer, nim stand # feel: you happy, nim happy, sefa happy # who: bao # face: excited
   Hee! No. Soup on the table. # pose: nim shake-head, bao stand # feel: you surprised, bao sad # who: nim # face: happy
   -> table

=== table
But we have no table. # camera: wide # pose: bao shrug, nim stand, you stand, plum stand, sefa stand # feel: you surprised, nim worried, sefa okay # who: bao # face: worried
I know one. I tell, you build. # camera: two you sefa # move: you to 5.2, bao to 3.4, nim to 2.4, plum to 1.3 # pose: sefa point, bao stand # feel: you determined # who: sefa # face: calm # play: build by=sefa steps=cube,beam,ring more=ball,roof # ask: table # hint: You may ask Sefa again.
 * [As Sefa told me. # out: as-told # pic: ask # ev: com=2]
   A table! Just as I said it! # camera: wide # prop: put low-table at 6.1 # fx: sparkle # pose: sefa cheer, you lift # feel: you proud, nim happy, bao happy, plum happy # who: sefa # face: happy
   -> soup
 * [One block is off. # out: nearly # pic: ear # ev: com=1]
   It leans a bit. One more push. # camera: wide # prop: put low-table at 6.1 # pose: sefa reach, you hold # fx: dust # feel: you surprised, nim happy, bao happy # who: sefa # face: okay
   -> soup
 * [Another thing. # out: other # pic: worm # ev: com=0]
   Crash. Is it a hat? # camera: wide # fx: dust, shake # pose: sefa shrug, you clutch # feel: you surprised, nim surprised, bao surprised # who: sefa # face: surprised
   Cube. Beam. Ring. I say it slowly. # pose: sefa point, you hold # feel: you okay, nim okay, bao okay # who: sefa # face: calm
   There. A table for soup. # prop: put low-table at 6.1 # pose: sefa stand, you lift # feel: you happy, nim happy, bao happy, plum happy # who: sefa # face: happy
   -> soup

=== soup
I will get more spoons. Slowly. # camera: wide # exit: sefa right slowly # pose: you stand, nim stand, bao stand, plum stand # feel: you happy, nim happy, bao happy, plum happy # who: sefa # face: calm
Here is the soup. It is hot. # camera: wide # move: plum to 1.4, nim to 2.7, you to 4.2, bao to 9 # prop: put low-table at 6.1, put soup-bowl on low-table # pose: plum rest, nim stand, you stand, bao stand # feel: you excited, nim excited, bao happy # who: plum # face: happy
Bao drums when we may eat. # camera: wide # pose: plum rest # feel: you excited, nim excited, bao proud # who: plum # face: calm # play: wait secs=6 thing=soup-bowl clock=bao # ask: soup # hint: Smell it with your hands home.
 * [I tapped once. # out: slip # pic: bud # ev: ic=1]
   Ow. Hot. One finger is wet. # move: bao to 7.8 # pose: you clutch # feel: you surprised, nim surprised, bao surprised, plum calm # who: narrator
   Boom! Now it is just right. # prop: ring drum, cool soup-bowl # pose: bao reach, you rest # feel: you okay, nim happy, plum happy # who: bao # face: happy
   -> where
 * [I waited. # out: waited # pic: flower # ev: ic=2]
   Boom! The soup is just right. # move: bao to 7.8 # prop: ring drum, cool soup-bowl # fx: sparkle # pose: bao reach, nim cheer, you cheer # feel: you proud, nim excited, bao happy, plum happy # who: narrator
   -> where
 * [I tapped a lot. # out: rushed # pic: seed # ev: ic=0]
   Splash! The grass drinks it. # move: bao to 7.8 # prop: spill soup-bowl # fx: shake # pose: you clutch, nim shrug # feel: you surprised, nim surprised, bao surprised, plum calm # who: narrator
   The pot has more. Boom comes first. # prop: put soup-bowl on low-table # pose: plum nod, you rest # feel: you okay, nim okay, bao okay # who: plum # face: calm
   Boom! # prop: ring drum, cool soup-bowl # pose: bao reach # feel: you happy, nim happy, plum happy # who: bao # face: happy
   -> where

=== where
Hello? Where are you all? # voice # camera: wide # move: bao to 7.8 # pose: you stand, nim stand, bao stand, plum stand # feel: you surprised, nim surprised, bao surprised, plum okay # who: wren # face: worried
It is Wren. She cannot see us. # camera: close you # pose: you stand # feel: you worried # who: narrator # ask: where # hint: Name a thing that she knows.
 * [Here! Over here! This way, this way! # pic: shout # ev: com=1]
   Which way is this way? # voice # camera: wide # pose: you wave, nim wave # feel: you surprised, nim okay # who: wren # face: okay
   On the path! Below the house! # pose: nim cheer, you stand # feel: you happy, bao happy # who: nim # face: happy
   -> finish
 * [On the path, below the house! # pic: walk # ev: com=2]
   The path! I know it! # voice # camera: wide # pose: you wave # feel: you happy, nim happy, bao happy, plum happy # who: wren # face: happy
   -> finish
 * [You know where. Just where we always are! # pic: unsure # ev: com=0]
   Which always do you mean? # voice # camera: wide # pose: you shrug # feel: you surprised, nim worried, bao worried # who: wren # face: worried
   What can she look for? # pose: plum rest # feel: you okay # who: plum # face: calm
   The path! The house! The soup! # pose: you wave, plum stand # feel: nim happy, bao happy # who: you # face: happy # play: echo
   -> finish

=== finish
Wren hops up. The bee is hers. # camera: wide # enter: wren from right at 8.1 # move: bao to 7 # pose: wren hop, wren hold wool-bee, you stand, nim stand, bao stand, plum stand # feel: wren happy, you happy, nim happy, bao happy, plum happy # who: narrator
Wren whispers the last one to Bao. # camera: two bao wren # fx: hush # pose: wren reach wool-bee, bao rest # feel: bao determined, wren happy # who: narrator
I love fish! # camera: wide # fx: hush off # pose: bao cheer # feel: wren surprised, nim excited, you surprised, plum surprised # who: bao # face: proud
I said, "I love this." # pose: wren shrug wool-bee, bao stand # feel: bao surprised, nim happy, you happy, plum happy # who: wren # face: surprised
And fish. # pose: nim lift fish, wren hold wool-bee # feel: wren happy, bao happy, you happy, plum happy # who: nim # face: happy
And spoons! I am nearly there! # voice # pose: nim stand fish # feel: you surprised, bao surprised, nim surprised, wren happy, plum happy # who: sefa # face: happy
Bzz. I love this, too. # fx: sparkle # pose: you wave, bao cheer, nim cheer fish, wren lift wool-bee, plum wave # feel: you proud, bao happy, nim happy, wren happy # who: plum # face: proud # keepsake: quiet-bee
-> END
