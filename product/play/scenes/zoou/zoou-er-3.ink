// What Is Wrong with Today? Zoo U, Tide House (emotion regulation), lesson 3. Grade 4 reading level.
# id: zoou-er-3
# title: What Is Wrong with Today?
# kind: lesson
# skill: er
# also: ic
# max_words: 16
# place: tide-house
-> start

=== start
Today the ferry gets a new blue stripe, and you get to paint it. # camera: wide # prop: put ferry at 6.4 # enter: you at 2.8, oke at 4.4, sorrel at 8.2 # pose: you hold paint-pot # feel: you happy, oke worried, sorrel calm # who: narrator
But your toast fell on the floor. Now it drizzles. And one boot feels odd. # fx: rain # pose: you shrug paint-pot # feel: you frustrated # who: narrator
Lift your elbow, please. Now the other elbow. Now your pot. # camera: two you oke # pose: oke reach, you lift paint-pot # feel: you surprised # who: oke # face: determined
I lost something. I can't say what. It's lucky, and luck hates to be talked about. # pose: oke shrug # feel: you frustrated # who: oke # face: worried
You are frowning at the paint. How is your tide? # camera: wide # move: sorrel to 6.2 # pose: sorrel rest, oke stand, you hold paint-pot # feel: you frustrated # who: sorrel # face: calm # ask: tide # hint: Was it one big thing, or did it come in bits?
 * [I'm not grumpy! Everybody else is grumpy, and the paint started it! # ev: er=0]
   The paint pot says nothing. It is only a pot. # camera: close paint-pot # fx: hush # pose: you lift paint-pot # feel: you mad, oke surprised, sorrel surprised # who: narrator
   Grumpy is allowed at Tide House. Let us find out where yours comes from. # camera: wide # fx: hush off # pose: sorrel comfort, you stand # feel: you frustrated, oke okay # who: sorrel # face: happy
   -> cup
 * [It's lots of little things. They're making me grumpy. # ev: er=2]
   Little things add up. You saw it while they were still little. # pose: sorrel nod, you stand # feel: you okay, oke okay # who: sorrel # face: proud
   -> cup
 * [I don't know. It's just a bad day. # ev: er=1]
   A whole day is a lot to be bad. Let us look for smaller parts. # pose: sorrel comfort, you stand # feel: you sad, oke okay # who: sorrel # face: calm
   -> cup

=== cup
Everybody has a cup inside. I saw your toast fall. Drip. Rain, drip. Empty tummy, drip. Cold hands, drip. # camera: close cup # prop: put cup at 3.6, drip cup, put paint-pot at 2 # move: oke to 4.9 # pose: sorrel point, you stand, oke stand # feel: you surprised, oke surprised # who: sorrel # face: calm
The paint lid is stuck, drip. And your brush hangs much too high, drip. # prop: fill cup # feel: you frustrated # who: sorrel # face: calm
Some drips you can stop. You have pockets, and a bun in your bag. # camera: wide # pose: sorrel rest # feel: you okay # who: sorrel # face: calm
For some, you can ask me. I'm tall, and my beak is strong. Some you just let fall. Which are which? # camera: wide # pose: sorrel lift # feel: you determined, oke okay # who: sorrel # face: calm # play: sort bins=can-stop,ask-for-help,let-fall items=rain,cold-hands,stuck-lid,fallen-toast,empty-tummy,high-brush fits=let-fall,can-stop,ask-for-help,let-fall,can-stop,ask-for-help # ask: drips # hint: Can you do it alone? Can somebody help? Or can nobody?
 * [in the right place # out: fair # ev: er=2]
   Bun, pockets, two little favors. And the rain may do as it likes. # prop: drip cup # fx: sparkle # pose: you hold bun, sorrel nod # feel: you happy, oke happy # who: sorrel # face: happy
   -> song
 * [some of them # out: uneven # ev: er=1]
   Nearly. One or two belong somewhere else. But it is a smaller day already. # prop: drip cup # pose: sorrel reach, you hold bun # feel: you okay, oke happy # who: sorrel # face: calm
   -> song
 * [most of them in one place # out: hog # ev: er=0]
   Nearly all of them end up in one place. The cup drips on, and the rain does, too. # prop: fill cup # fx: shake # pose: you shrug, oke clutch # feel: you surprised, oke surprised, sorrel okay # who: narrator
   I once used one thing for everything. It was jam. Shall we take them one at a time? # pose: oke shrug, you stand # feel: you okay # who: oke # face: okay
   -> drips_again

=== drips_again
Ask each drip, "Who can do something about you?" # camera: wide # pose: sorrel rest, you stand, oke stand # feel: you determined, oke happy # who: sorrel # face: calm # play: sort bins=can-stop,ask-for-help,let-fall items=rain,cold-hands,stuck-lid,fallen-toast,empty-tummy,high-brush fits=let-fall,can-stop,ask-for-help,let-fall,can-stop,ask-for-help # ask: drips2 # again: er # hint: You have a bun and pockets. Sorrel has long legs and a strong beak.
 * [in the right place # out: fair # ev: none]
   Two to stop, two to ask for, two to let go. That is a much smaller day. # prop: drip cup # fx: sparkle # pose: you hold bun, sorrel cheer # feel: you happy, oke happy # who: sorrel # face: happy
   -> song
 * [some of them # out: uneven # ev: none]
   Good enough to start with. Eat that bun, and I will see to the lid. # prop: drip cup # pose: you hold bun, sorrel nod # feel: you okay, oke happy # who: sorrel # face: calm
   -> song
 * [most of them in one place # out: hog # ev: none]
   Oke finds the bun in your bag, and Sorrel pops the lid. Two drips gone already. # prop: drip cup # pose: oke reach, you hold bun, sorrel lift # feel: you okay, oke happy, sorrel happy # who: narrator
   -> song

=== song
The rain stops. The otters come to watch, and they bring a song. # camera: wide # fx: rain off # prop: put cup at 1.2, drip cup # enter: otters from right at 6.4 # move: you to 4.6, oke to 7.9, sorrel to 9 # pose: you stand, oke stand, sorrel stand # feel: otters excited, you surprised, oke happy, sorrel calm # who: narrator
They are not good at it, but they are very, very loud. # fx: shake # prop: fill cup # pose: otters cheer, oke hide # feel: you frustrated, oke surprised # who: narrator
Your cup fills up again. You have three minutes until you paint. Where do you go? # camera: wide # pose: oke stand # feel: you frustrated, oke okay # who: narrator # play: map spots=by-the-gate,quiet-step,between-the-otters # ask: spot # hint: Look for less noise. And keep the ferry where you can see it.
 * [in between the otters # out: between-the-otters # ev: er=0]
   One otter sings into your left ear. Another one takes the right. # move: you to 5.2 # fx: shake # pose: you hide, otters cheer # feel: you mad, otters excited, sorrel surprised # who: narrator
   My ears fold shut. Yours do not. Shall we try the quiet step? # move: you to 3.4 # pose: sorrel point, you sit # feel: you okay # who: sorrel # face: calm
   -> splat
 * [out by the gate, where the carts rattle # out: by-the-gate # ev: er=1]
   Rattle, clank, "Mind your toes!" It is no quieter here. And where's the ferry? # move: you to 2 # fx: shake # pose: you hop # feel: you surprised, oke okay # who: narrator
   You go back as far as the quiet step. There, you can hear yourself think. # move: you to 3.4 # pose: you sit # feel: you okay # who: narrator
   -> splat
 * [on the quiet step, by the water # out: quiet-step # ev: er=2]
   From here, the song is as small as a fly. Your shoulders come down. # move: you to 3.4 # prop: drip cup # pose: you sit # feel: you calm, oke happy # who: narrator
   -> splat

=== splat
At last! Half the stripe is done, as straight as a string. # camera: wide # prop: put ferry at 5.4 # enter: you at 3.4, oke at 1.8, sorrel at 8.2 # pose: you reach paint-pot # feel: you proud, oke okay, sorrel happy # who: narrator # place: river-ferry
Is it under here? # camera: two you oke # move: oke to 2.4 # pose: oke hop # feel: you surprised # who: oke # face: excited
Splat! Your arm flies up. Now the stripe has a hump, like a camel. # camera: wide # prop: put paint-pot at 4.4, spill paint-pot # fx: shake # pose: you cheer, oke hide # feel: you surprised, oke surprised, sorrel surprised # who: narrator
Your cup is full to the very top. What do you do first? # camera: two you cup # prop: put cup at 5.8, fill cup # pose: you fists # feel: you mad, oke worried # who: narrator # ask: splat # hint: What will your hands do if you let them choose?
 * [Paint on, press hard, and don't look at anybody. # ev: er=1]
   Squeak, squeak goes the brush. Now the camel has two humps. # camera: wide # pose: you reach, oke clutch # feel: you frustrated, oke worried, sorrel okay # who: narrator
   Your brush sounds mad. Shall we put it down for a bit? # camera: two you oke # pose: oke comfort, you stand # feel: you okay # who: oke # face: worried
   -> breathe
 * [Put the brush down and blow out one long breath. # ev: er=2]
   Whoosh. The mad is still there, but it has sat down. # camera: wide # pose: you rest # feel: you okay, oke surprised, sorrel proud # who: narrator
   -> breathe
 * [Yell, "Oke! You always ruin everything!" # ev: er=0]
   The river yells it back. "Everything... thing... thing..." # camera: wide # fx: shake # pose: you point, oke hide # feel: you mad, oke sad, sorrel surprised # who: narrator
   It was one hump. It felt like everything. Brush down, please. # move: sorrel to 7.2 # pose: sorrel comfort, you stand # feel: you worried, oke sad # who: sorrel # face: calm
   -> breathe

=== breathe
In with the wave, out with the wave. Or only watch it. # camera: wide # prop: drip cup # move: sorrel to 7.2 # pose: sorrel rest, you rest, oke rest # feel: you okay, oke okay # who: sorrel # face: calm # play: breathe rounds=2
Oke sits down by the rail. He looks very small. # camera: close oke # pose: oke sit # feel: oke sad # who: narrator
I made the hump. Are you mad at me? # camera: two you oke # pose: oke sit, you stand # feel: you frustrated # who: oke # face: sad # ask: tell # hint: You can say what you feel, and what it is about.
 * [I'm mad about the hump. And I still like you. # ev: er=2]
   Both at once? Okay. I'm sorry about the hump. I like you, too. # pose: oke stand, you reach # feel: you okay # who: oke # face: okay
   -> dry
 * [Yes. I'm mad. # ev: er=1]
   Mad at the hump, or mad at all of me? # pose: oke clutch # feel: you surprised # who: oke # face: worried
   At the hump. Only the hump. # pose: you comfort, oke stand # feel: oke okay # who: you # face: okay
   -> dry
 * [Go and look for your silly thing somewhere else, and don't come back. # ev: er=0]
   It isn't silly. It's lucky. # pose: oke hide, you point # feel: you mad # who: oke # face: sad
   Sorry. My cup spilled on you. I'm only mad about the hump. # pose: you rest, oke stand # feel: oke okay # who: you # face: worried
   -> dry

=== dry
Wet paint only smears. I'll walk around the ferry once. Hands off until I'm here! # camera: wide # prop: gone cup # move: you to 3.4, oke to 2, sorrel to 9 # pose: sorrel wave, you stand, oke stand # feel: you determined, oke okay # who: sorrel # face: happy # play: wait secs=8 thing=ferry clock=sorrel # ask: dry # hint: Give your hands a job. They can hold each other.
 * [waited # out: waited # ev: ic=2]
   Dry as a bone! A dry hump can still turn into something. # camera: wide # move: sorrel to 7.2 # fx: sparkle # pose: sorrel cheer, you stand, oke cheer # feel: you proud, oke happy # who: sorrel # face: happy
   -> toes
 * [touched it a little # out: slip # ev: ic=1]
   One blue finger. One blue dot. The camel has an eye now. # camera: wide # move: sorrel to 7.2 # pose: you lift, sorrel stand, oke point # feel: you surprised, oke happy, sorrel happy # who: narrator
   -> toes
 * [touched it again and again # out: rushed # ev: ic=0]
   There is a hump, a smear, and a blue nose. The nose is yours. # camera: wide # move: sorrel to 7.2 # fx: shake # pose: you hide, sorrel clutch, oke shrug # feel: you surprised, oke surprised, sorrel surprised # who: narrator
   Blue suits you. Sit on your hands with me until it is dry. # pose: sorrel comfort, you sit, oke sit # feel: you okay, oke okay # who: sorrel # face: happy
   -> toes

=== toes
You have eaten. Your hands are warm. The paint is dry. And still something bothers you. # camera: close you # move: sorrel to 7.2, you to 3.4, oke to 2 # pose: you shrug, oke stand, sorrel stand # feel: you frustrated, oke okay, sorrel calm # who: narrator # ask: toes # hint: Your body may know something that your head doesn't.
 * [Say that today is broken, and wait in a corner for tomorrow. # ev: er=0]
   You stamp off to the corner. Stamp, stamp, ow! # camera: wide # move: you to 4.4 # fx: shake # pose: you hop # feel: you surprised, oke surprised, sorrel surprised # who: narrator
   Stamps don't often say ow. What is in that boot? # pose: sorrel point, you stand # feel: you surprised # who: sorrel # face: surprised
   -> finish
 * [Ask Oke if he feels funny today, too. # ev: er=1]
   I feel funny every day. Mine's in the knees. Where's yours? # camera: two you oke # pose: oke lift, you rest # feel: you okay # who: oke # face: happy
   Not in the knees. Lower. It's in my boot! # pose: you point # feel: oke surprised # who: you # face: surprised
   -> finish
 * [Check slowly, from my ears down to my toes. # ev: er=2]
   Ears, fine. Tummy, fine. Knees, fine. Toes... toes? # camera: close you # pose: you reach # feel: you surprised, oke surprised # who: narrator
   -> finish

=== finish
You pull off the boot and shake it. Plink. Out falls a round gray stone. # camera: close stone # move: you to 3.6 # prop: put stone at 4.6 # pose: you hold, oke stand, sorrel stand # feel: you surprised, oke surprised # who: narrator
MY LUCKY STONE! I put it in a safe place! I forgot that it was your boot! # camera: wide # pose: oke cheer # feel: you surprised, sorrel surprised # who: oke # face: excited
You've been standing on luck all morning! # pose: oke hop # feel: you happy # who: oke # face: excited
It didn't feel like luck. # pose: you shrug, oke stand # feel: oke happy # who: you # face: okay
Then you look at the hump. You paint one more, and one more, all along. # prop: put paint-pot at 4.4, open paint-pot # pose: you reach, oke hold stone # feel: you determined, oke happy # who: narrator
Waves! The ferry has waves on it now! # fx: sparkle # pose: sorrel cheer, you stand # feel: you proud, oke excited # who: sorrel # face: happy
You keep the stone. It likes you best. But from now on, carry it in your pocket! # camera: two you oke # prop: give stone to you # pose: oke point # feel: you happy, sorrel happy # who: oke # face: happy # keepsake: lucky-stone
-> END
