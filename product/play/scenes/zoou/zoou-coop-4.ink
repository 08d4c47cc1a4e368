// Who Salted the Soup? Zoo U, Rope House (cooperation), lesson 4. Grade 4 reading level.
# id: zoou-coop-4
# title: Who Salted the Soup?
# kind: lesson
# skill: coop
# max_words: 16
# place: canopy-square
-> start

=== start
Forty animals are mending the rope bridge. Rope House is cooking for all of them. # camera: wide # prop: put soup-pot at 5, boil soup-pot # enter: you at 3 # feel: you happy # who: narrator
First, you put in a spoon of salt. Then you go and wash carrots. # camera: wide # pose: you reach spoon # feel: you happy # who: narrator
Oke hops by. "Hm. Salt!" In goes a spoon. # camera: wide # exit: you left # enter: oke from right at 6.4 # pose: oke reach spoon # feel: you happy, oke happy # who: narrator
Juno runs by. "Did anybody salt this? I'll do it." In goes a spoon. # exit: oke left # enter: juno from right at 6.4 # pose: juno reach spoon # feel: oke happy, juno determined # who: narrator
Mirela reads the recipe. "One spoon of salt." In it goes, very exactly. # exit: juno right # enter: mirela from left at 3.8 # pose: mirela reach spoon # feel: juno happy, mirela proud # who: narrator
Time to taste! Mm. Mmm? MMMF! # camera: wide # enter: you from left at 2.4, oke from right at 6.4, juno from right at 8 # pose: oke clutch, mirela stand # fx: shake # feel: you surprised, mirela surprised, juno surprised # who: oke # face: surprised
It's the sea. I've drunk the sea. Who salted the soup? # camera: wide # pose: oke shrug # feel: you worried, mirela worried, juno worried # who: oke # face: worried # ask: own # hint: To mend it, the crew must know how much went in.
 * [Stir very hard, and hope that somebody else says something first. # ev: coop=1]
   Stir, stir, stir. Everybody stirs the air and looks at the sky. # camera: wide # pose: you reach, mirela rest, juno hide # feel: you worried, mirela worried, juno worried # who: narrator
   I put in one spoon. There, I've said it. # camera: two mirela you # pose: mirela hold # feel: you surprised # who: mirela # face: worried
   Me too. One. # camera: wide # pose: you rest # feel: mirela surprised, juno surprised, oke surprised # who: you # face: okay
   -> four
 * [I put in one spoon. Did anybody else? # ev: coop=2]
   One? I put in one, too. Oh. Oh, no. # camera: two mirela you # pose: mirela clutch, you hold # feel: you surprised # who: mirela # face: surprised
   -> four
 * [It must have been Oke! He's always putting too much of everything in! # ev: coop=0]
   I did. One spoon. I thought one was right. # camera: wide # pose: oke rest, you point # feel: mirela surprised, juno worried, you surprised # who: oke # face: sad
   One was right. I put in one as well. So did you, I think. # camera: two mirela you # pose: mirela comfort, you stand # feel: you worried, oke okay # who: mirela # face: calm
   I did. Sorry, Oke. # camera: wide # pose: you rest, mirela stand # feel: oke okay, mirela okay # who: you # face: worried
   -> four

=== four
Four cooks, four spoons, one soup. Each of us was helping! # camera: wide # prop: boil soup-pot # move: mirela to 3.8, you to 2.4, oke to 6.4, juno to 8 # pose: juno shrug, you stand, mirela stand, oke stand # feel: you surprised, mirela surprised, oke surprised # who: juno # face: surprised
My grandmother puts in potatoes. Potatoes drink salt. # camera: wide # pose: mirela lift, juno stand # feel: juno okay, you okay # who: mirela # face: determined
My aunt would add water. Lots of it. # pose: juno lift, mirela stand # feel: mirela okay # who: juno # face: determined
My dads fix everything with honey! # camera: wide # pose: oke cheer, juno stand # feel: mirela worried, juno worried # who: oke # face: excited
Three ideas, one pot, two hours. What do you say? # camera: close you # pose: oke stand # feel: you okay # who: narrator # ask: plan # hint: How could you find out without spoiling the whole pot?
 * [Quick, put in all three at the same time, and then it's sure to work! # ev: coop=1]
   Potatoes fly, water splashes, honey goes glug. Luckily, nearly all of it misses the pot. # camera: wide # prop: spill soup-pot # fx: shake # pose: oke lift honey-pot, juno lift, mirela lift # feel: oke excited, juno excited, mirela worried, you surprised # who: narrator
   And if it had worked, who would know why? Three small bowls, one idea in each. # prop: boil soup-pot # pose: mirela point, oke stand, juno stand # feel: you okay, oke okay, juno okay # who: mirela # face: calm
   -> honey
 * [Forget that pot. I'll make my own soup. # ev: coop=0]
   You carry one pail of water. It makes four bowls. Nine pails to go. # camera: wide # move: you to 1.4 # pose: you hold bucket # feel: you worried, oke sad, juno surprised, mirela sad # who: narrator
   Come back! You've got three cooks over here with nothing to do. # move: you to 2.4 # pose: juno wave, you stand # feel: oke okay, mirela okay, you okay # who: juno # face: happy
   -> honey
 * [Try each idea in a small bowl, and then we all taste. # ev: coop=2]
   Science soup! I'll get the bowls. No running. A little running. # camera: wide # pose: juno hop, mirela cheer, oke cheer # feel: you happy, mirela happy, oke excited # who: juno # face: happy
   -> honey

=== honey
Three bowls. Potato is good. Water is fine. Honey tastes like a sad candle. # camera: wide # prop: boil soup-pot # move: you to 2.4, mirela to 3.8 # pose: oke hold soup-bowl, you stand, juno stand, mirela stand # feel: oke happy, you surprised, juno surprised, mirela surprised # who: narrator
So? So? Is it my honey? # camera: close oke # pose: oke hold soup-bowl # feel: you worried # who: oke # face: excited # ask: honey # hint: The soup can't use it. Can the supper?
 * [Honey is odd in here. Could we have it on the buns? # ev: coop=2]
   On the buns! Of course! Soup first, sticky after. I'll be Captain Sticky! # camera: wide # pose: oke hop, you point # feel: you happy, juno happy, mirela happy # who: oke # face: excited
   -> jobs
 * [Yuck! No more ideas from frogs today! # ev: coop=0]
   Oke puts his bowl down. For once, he has nothing to add. # camera: close oke # prop: put soup-bowl at 5.8 # fx: hush # pose: oke rest # feel: oke sad, you surprised, mirela worried, juno worried # who: narrator
   That was one idea, not one frog. I'd love your honey on a bun, Oke. # camera: wide # fx: hush off # prop: gone soup-bowl # pose: juno comfort # feel: oke okay, you worried # who: juno # face: okay
   -> jobs
 * [Say it's great, and let him pour a little bit into the big pot. # ev: coop=1]
   Glug. Oke beams. The pot now tastes of sea, with a sad candle in it. # camera: wide # prop: spill soup-pot # pose: oke lift honey-pot, you shrug # feel: oke proud, mirela surprised, juno surprised, you worried # who: narrator
   I can tell from your noses. It's bad, isn't it? You can say so. Buns, then? # prop: boil soup-pot # pose: oke shrug, you stand # feel: you surprised, mirela okay, juno okay # who: oke # face: okay
   -> jobs

=== jobs
So it's potatoes, and some water, and no more four cooks doing one job. # camera: wide # prop: boil soup-pot # move: mirela to 3.6, you to 2.2, oke to 6.8, juno to 8.2 # pose: mirela point, oke stand, juno stand, you stand # feel: you okay, oke okay, juno okay # who: mirela # face: determined
I like it exact. Give me numbers. # camera: wide # pose: mirela lift # feel: you okay # who: mirela # face: calm
I need to run! I'll carry things and set things up. # pose: juno cheer, mirela stand # feel: mirela okay # who: juno # face: excited
And I stir, and I squeeze! # pose: oke reach, juno stand # feel: juno okay # who: oke # face: happy
Six jobs are on the shelf. Give each one to a cook. You peel the potatoes. # camera: wide # pose: you reach, oke stand # feel: you determined # who: narrator # play: sort bins=juno,mirela,oke items=ladle,count,bucket,lemon,watch-the-clock,table fits=oke,mirela,juno,oke,mirela,juno # ask: jobs # hint: Numbers, running, stirring. Who said which?
 * [shared and matched # out: fair # ev: coop=2]
   Nobody bumps. Nobody asks, "Who did this?" The pot hums along. # pose: mirela cheer, juno cheer, oke reach # fx: sparkle # feel: mirela happy, juno happy, oke happy, you happy # who: narrator
   -> cart
 * [shared, not matched # out: uneven # ev: coop=1]
   Nearly! One of these would be happier with another cook. Swap? # pose: juno hop # feel: you surprised, mirela okay, oke okay # who: juno # face: worried
   Things change paws, once around, and then it fits. # pose: juno reach, mirela reach, oke reach # feel: juno happy, mirela happy, oke happy, you okay # who: narrator
   -> cart
 * [one cook has most # out: hog # ev: coop=0]
   One cook does nearly everything, and cries into the onions. The others watch. # fx: shake # pose: oke clutch, juno shrug, mirela shrug # feel: oke worried, juno sad, mirela sad, you surprised # who: narrator
   That is a lot for one cook. Shall we say two jobs each? # pose: mirela wave, oke stand # feel: you okay, oke okay, juno okay # who: mirela # face: okay
   -> jobs_again

=== jobs_again
Back on the shelf with them. Two each. What did everybody ask for? # camera: wide # pose: mirela point, juno stand, oke stand, you reach # feel: you determined, juno okay, oke okay # who: mirela # face: calm # play: sort bins=juno,mirela,oke items=ladle,count,bucket,lemon,watch-the-clock,table fits=oke,mirela,juno,oke,mirela,juno # ask: jobs2 # again: coop # hint: Start with Mirela. Which two have numbers in them?
 * [shared and matched # out: fair # ev: none]
   Oh, this is nice. This is like a clock with paws. # pose: mirela cheer, juno cheer, oke cheer # fx: sparkle # feel: you happy, juno happy, oke happy # who: mirela # face: happy
   -> cart
 * [shared, not matched # out: uneven # ev: none]
   Everyone has two! I'll just trade one with Oke on the way. # pose: juno hop, oke reach # feel: you okay, oke happy, mirela okay # who: juno # face: happy
   -> cart
 * [one cook has most # out: hog # ev: none]
   The three of them look at the pile, look at each other, and each take two. # pose: juno reach, mirela reach, oke reach # feel: juno okay, mirela okay, oke okay, you surprised # who: narrator
   -> cart

=== cart
The soup is mended. Now forty bowls of it have to roll to the bridge. # camera: wide # prop: put cart at 5, put soup-pot on cart # enter: you at 3, juno at 7, oke at 8.4 # pose: you reach, juno reach # feel: you determined, juno determined, oke excited # who: narrator # place: cart-line
I pull, you pull, I pull, you pull. If we both yank, it slops. And I've run all day. # camera: wide # pose: juno hold, you hold # feel: you determined, oke worried # who: juno # face: okay # play: row with=juno pulls=6 thing=cart # ask: cart # hint: Juno gets slower on the hill. Let her finish her pull.
 * [a bit ahead # out: catching-up # ev: coop=1]
   Slop. Slop. Oke walks behind and catches the drops in his hat. # prop: roll cart # fx: dust # pose: you shrug, oke hold captain-hat, juno rest # feel: you surprised, juno okay, oke happy # who: narrator
   -> buns
 * [in turns # out: together # ev: coop=2]
   Not one drop is lost. The soup rides like a queen. # prop: roll cart # fx: sparkle # pose: you cheer, juno cheer, oke cheer # feel: you proud, juno happy, oke happy # who: narrator
   -> buns
 * [my own way # out: own-way # ev: coop=0]
   Yank! The pot leans over and waters the flowers. Ten bowls are gone. # prop: tip cart, spill soup-pot # fx: shake, dust # pose: you clutch, juno sit, oke cheer # feel: you surprised, juno surprised, oke surprised # who: narrator
   I was in the middle of my pull. Thirty bowls, then, and we share. Ready when I'm done? # prop: load cart, boil soup-pot # pose: juno stand, you stand, oke stand # feel: you worried, oke okay # who: juno # face: okay
   -> buns

=== buns
At the bridge, forty spoons go clink. The other cooks eat there, too. Six honey buns are left for you three. # camera: wide # prop: put bun-tray at 4.6 # enter: you at 3, oke at 6.2, tavi at 7.6 # feel: you happy, oke proud, tavi happy # who: narrator # place: rope-house
I held ropes all day and missed lunch. Three would be about right. # camera: wide # pose: tavi clutch # feel: you okay, oke okay # who: tavi # face: okay
I've tasted soup all day. One bun, with extra sticky. # pose: oke rest, tavi stand # feel: tavi happy # who: oke # face: happy
You could eat two. Share out the six. # camera: wide # pose: you reach, oke stand # feel: you determined # who: narrator # play: share among=tavi,oke,you of=bun count=6 needs=3,1,2 # ask: buns # hint: Who said three? Who said one? And don't forget yourself.
 * [somebody gets none # out: hog # ev: coop=0]
   One plate is a mountain. Another looks lonely. Somebody's tummy growls. # prop: fall bun-tray # fx: shake # pose: you hide, tavi rest, oke rest # feel: you surprised, tavi sad, oke sad # who: narrator
   Shall we go by hunger? Three, one, two. I can count that on one foot. # prop: put bun-tray at 4.6, share bun-tray # pose: oke lift, you stand, tavi stand # feel: you worried, tavi okay # who: oke # face: okay
   -> rule
 * [nearly even # out: even # ev: coop=1]
   It's fair by counting. By hunger, one bun should move over. There! # prop: share bun-tray # pose: oke reach, tavi hold bun # feel: you surprised, tavi happy # who: oke # face: okay
   -> rule
 * [by what each one needs # out: by-need # ev: coop=2]
   Three for the rope holder, one for the taster, two for you. Nobody even looks at the crumbs. # prop: share bun-tray # fx: sparkle # pose: tavi cheer, oke cheer, you hold bun # feel: tavi happy, oke happy, you happy # who: narrator
   -> rule

=== rule
Good night, Tavi! Tomorrow we cook again. I'd rather not drink the sea a second time. # camera: wide # prop: gone bun-tray, put soup-pot at 4.6 # exit: tavi right # enter: mirela from right at 7.8, juno from right at 9 # pose: oke shrug, you stand # feel: you okay, tavi happy, mirela okay, juno okay # who: oke # face: worried
How do we make sure it's salted once? # camera: two you oke # pose: oke stand # feel: you okay # who: oke # face: okay # ask: rule # hint: What could tell every cook, even when nobody is there to ask?
 * [Nobody salts anything before they've asked me about it. # ev: coop=1]
   And when you're off washing carrots? Do we chase you around the town? # camera: wide # pose: juno shrug, you point # feel: you surprised, mirela okay # who: juno # face: okay
   A sign would be easier to catch. A spoon on the lid, maybe? # pose: mirela lift spoon, you stand # feel: you happy, juno happy, oke happy # who: mirela # face: happy
   -> finish
 * [Next time I'll cook it alone. Then there's only one spoon. # ev: coop=0]
   Forty bowls, alone? Who would laugh at my jokes? # camera: two you oke # pose: oke clutch # feel: you surprised, juno worried, mirela worried # who: oke # face: sad
   One spoon is right. One cook isn't. What if the spoon goes on the lid after? # camera: wide # pose: mirela lift spoon, oke stand # feel: you okay, oke happy, juno happy # who: mirela # face: okay
   -> finish
 * [Whoever salts it lays the salt spoon on the lid, where we all see it. # ev: coop=2]
   Spoon on the lid, salt is in! It even rhymes, nearly. # camera: wide # prop: put spoon at 5.4 # pose: oke hop, mirela cheer, juno cheer, you point # feel: you proud, mirela happy, juno happy # who: oke # face: happy
   -> finish

=== finish
The bridge crew sends back a tower of clean bowls, and a note. "What is this called?" # camera: wide # prop: boil soup-pot, put spoon at 5.4 # pose: mirela hold letter, you stand, oke stand, juno stand # feel: mirela surprised, you happy, oke surprised, juno surprised # who: narrator
Four-Spoon Soup. It takes four cooks. It must never be made again. # camera: two mirela juno # pose: mirela lift letter # feel: juno happy # who: mirela # face: proud
Sorrel comes by, lifts the ladle, and takes a long, slow sip. # camera: wide # enter: sorrel from left at 3.2 # move: you to 1.9 # pose: sorrel reach, mirela stand # feel: sorrel calm, you worried, oke worried, juno worried, mirela worried # who: narrator
Perfect. Although, perhaps, a tiny pinch of salt? # camera: close sorrel # pose: sorrel lift spoon # feel: you surprised # who: sorrel # face: calm
NO! # camera: wide # fx: shake, sparkle # pose: oke cheer, you cheer, juno cheer, mirela cheer # feel: you surprised, juno surprised, mirela surprised, sorrel surprised # who: oke # face: surprised # keepsake: four-spoon-soup
-> END
