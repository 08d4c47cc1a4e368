// Homeward. Sky Station Grin, scene 8. Grades 3-5 reading level.
# id: ssgrin-8
# title: Homeward
# kind: story
# skill: ic
# also: ini, emp, er
# max_words: 18
# place: station-deck
-> start

=== start
The wind has turned. It smells of apples and chimneys, and it blows toward home. # enter: bricky at 1.3, you at 2.7, ximo at 3.9, noor at 6.6, adalin at 8 # fx: wind # pose: bricky point, noor hold logbook # feel: bricky calm, you excited, ximo excited, noor happy, adalin happy # who: narrator # place: station-deck
Watch is over. By tonight we are down at Hill Dock, and everyone's people will be there. # fx: wind off # pose: noor lift logbook # feel: you excited, ximo happy # who: noor # face: happy
Both of my grandmas are coming. They bring a sign with my name, in case I forgot it. # pose: ximo cheer # feel: noor happy, you happy # who: ximo # face: proud
My mother is coming, with her new chair. It has a place for kites. # pose: adalin lift, ximo stand # feel: you happy # who: adalin # face: happy
Ada-Lin goes to pack her pencils. Noor goes to add up the season. # exit: adalin right, noor right # feel: adalin happy, noor calm, you okay # who: narrator
Psst. Noor's little brother will be on the dock. He gets to ring the landing bell! It's a surprise! # camera: two you ximo # pose: ximo reach # feel: you surprised, bricky okay # who: ximo # face: excited
Noor is back already. "What are you two whispering about?" # camera: wide # enter: noor from right at 6.6 # pose: ximo hide, noor hold logbook # feel: noor surprised, ximo worried, you surprised # who: narrator
The secret tickles in your mouth. What do you say? # camera: close you # pose: you clutch # feel: you excited # who: narrator # ask: secret
 * [It's about you, and it's good, and it starts with B and rings. # ev: ic=1]
   B, and it rings. A bicycle? A bee with a bell? # camera: wide # pose: noor shrug # feel: you surprised, ximo worried # who: noor # face: surprised
   You bite your tongue just in time. Ximo breathes again. # pose: you hide, ximo stand # feel: you worried, ximo okay, noor happy # who: narrator
   -> fog
 * [I can't say yet. Ask me at the dock. # ev: ic=2]
   At the dock. Very well. I'll write it in the log, so that I don't forget to ask. # camera: wide # pose: noor hold logbook # feel: you proud, ximo happy # who: noor # face: happy
   -> fog
 * [Your brother is coming, and he gets to ring the bell! # ev: ic=0]
   He is? My Sami? On the dock? # camera: wide # pose: noor clutch, ximo hide # feel: you surprised, ximo sad # who: noor # face: surprised
   Oh, Ximo, was it a secret? Then I never heard it. I have got wool in my ears. # pose: noor rest, ximo stand # feel: you worried, ximo okay # who: noor # face: happy
   -> fog

=== fog
Then the apples stop. There is no wind at all. A gray cloud stops right in front of the sun. # enter: bricky at 1.3, you at 2.7, ximo at 3.9, noor at 6.6, adalin at 8 # prop: put thunder-cloud at 7.25 # fx: hush # pose: bricky point # feel: bricky worried, you surprised, ximo surprised, noor worried, adalin worried # who: narrator # place: station-deck
Wind from nowhere, going nowhere. It can't carry us home. It will be tomorrow. # pose: bricky rest # feel: you sad, ximo sad # who: bricky # face: sad
Tomorrow? But my grandmas have made the sign already! # fx: hush off # pose: ximo fists # feel: you frustrated, noor worried # who: ximo # face: frustrated
You have packed your bag. You have even said goodbye to the soup pot. Your throat gets tight. # camera: close you # pose: you clutch # feel: you sad # who: narrator
What do you do? # camera: wide # pose: ximo stand # feel: you frustrated, bricky sad # who: narrator # ask: fog
 * [Shout at Bricky. He is the one who does the wind. # ev: er=0]
   I only point at it. I do not make it. # pose: bricky hide, you fists # fx: shake # feel: you mad, ximo surprised # who: bricky # face: sad
   It gets very quiet. You say sorry, and he points at you, kindly. # fx: hush # pose: bricky point, you clutch # feel: you worried, bricky okay # who: narrator
   -> night
 * [Say, "I'm so disappointed," and ask Ximo to stomp a lap with me. # ev: er=2]
   Yes! A huge one! # pose: ximo fists # feel: you determined # who: ximo # face: determined
   You stomp once around the deck. It is hard to stay sad at the corners. # fx: shake, dust # move: you to 4.8, ximo to 3.6 # pose: you fists, you hop, ximo hop # feel: you okay, ximo happy, noor happy # who: narrator
   -> night
 * [Pull my hood down over my face, and stay in there until morning. # ev: er=1]
   It is warm in the hood, and it smells of goose. Nobody minds. # pose: you hide # feel: you sad, ximo okay # who: narrator
   When you want to come out, there is cocoa. There is no hurry. # pose: noor hold blue-mug # feel: you okay # who: noor # face: calm
   -> night

=== night
So there is one more evening. Bricky is alone on deck, rubbing the same rivet over and over. # enter: you at 2.6, bricky at 6.4 # fx: dusk # pose: bricky hold lamp # feel: you calm, bricky sad # who: narrator # place: station-deck
I am fine. I always stay up here for the winter. It is a very good winter. For wind. # camera: two you bricky # pose: bricky clutch lamp # feel: you okay # who: bricky # face: okay
He polishes the rivet until it squeaks. He does not look up. # camera: close bricky # fx: dusk off, hush # prop: light lamp # feel: bricky sad # who: narrator
How might Bricky feel? # camera: close bricky # feel: bricky sad # who: narrator # play: faces of=bricky # ask: face
 * [Excited. # out: excited # ev: emp=0]
   Excited robots rattle. I am not rattling. Listen. # camera: wide # pose: bricky rest lamp # feel: you surprised # who: bricky # face: sad
   -> winter
 * [Sad. # out: sad # ev: emp=2]
   You looked at my face, and not only at my words. # camera: wide # pose: bricky rest lamp # feel: you calm # who: bricky # face: sad
   -> winter
 * [Worried. # out: worried # ev: emp=1]
   A bit, yes. But mostly it is heavier than that, and slower. # camera: wide # pose: bricky rest lamp # feel: you okay # who: bricky # face: sad
   -> winter

=== winter
Tomorrow you will all be with your people. I have a very nice mast. # enter: you at 4.4, bricky at 6.4 # fx: hush # camera: two you bricky # pose: bricky hold lamp # prop: light lamp # feel: you calm # who: bricky # face: sad # place: station-deck
What do you say? # feel: bricky sad, you calm # who: narrator # ask: winter
 * [You're a robot. You can just switch off until spring. # ev: emp=0]
   I could. Then I would be a hat stand. # pose: bricky rest # feel: you surprised # who: bricky # face: sad
   Sorry. That was a cold thing to say. What would make it better? # pose: you rest # feel: bricky surprised # who: you # face: worried
   -> sundays
 * [You must come and live in our bathtub! I'll carry you home! # ev: emp=1]
   That is kind. But I am made for wind. In a bathtub I would only point at the tap. # pose: bricky clutch lamp # feel: you surprised # who: bricky # face: okay
   You think about that. "So what would you like?" you ask. # pose: you rest # feel: you calm, bricky surprised # who: narrator
   -> sundays
 * [It sounds lonely. What would you like, Bricky? # ev: emp=2]
   Nobody has ever asked me what I would like. Wait. I have to look for it. # pose: bricky clutch lamp # feel: you calm # who: bricky # face: surprised
   -> sundays

=== sundays
I like it here. The snow is very polite. It is only the Sundays. Sundays are so long. # camera: two you bricky # pose: bricky rest # feel: you calm # who: bricky # face: calm
I would like one voice on Sundays. It need not say much. It could just breathe. # pose: bricky clutch # feel: you happy # who: bricky # face: worried
You shake on it, your hand and his. Every Sunday, one voice at least. # fx: sparkle # camera: wide # move: you to 5.3 # pose: you reach, bricky reach # feel: you happy, bricky happy # who: narrator
-> goodbye

=== goodbye
In the morning the apples are back. It is the last breakfast. Nobody is very good at it. # enter: you at 2, ximo at 3.5, noor at 6.5, adalin at 8 # prop: put soup-pot at 5, boil soup-pot # pose: ximo hold spoon # feel: you sad, ximo sad, noor sad, adalin sad # who: narrator # place: galley
Ximo tells the goose story once more. In the middle his voice goes thin. # camera: close ximo # pose: ximo clutch # feel: ximo sad # who: narrator
You feel something hot behind your eyes. What do you do? # camera: wide # pose: ximo rest # feel: you sad # who: narrator # ask: goodbye
 * [Say, "Who cares? It was boring up here anyway." # ev: er=0]
   Was it? I thought it was the best time I ever had. # pose: ximo clutch # feel: you worried, noor surprised # who: ximo # face: sad
   It wasn't boring. I said that because I'm sad. # pose: you clutch # feel: ximo okay, adalin calm # who: you # face: sad
   Oh, good! I mean, me too! # pose: ximo wave # feel: you okay, noor happy # who: ximo # face: happy
   -> dock
 * [Look hard at my spoon until the whole feeling goes away by itself. # ev: er=1]
   The spoon is upside down in your bowl, and so are you. It goes away a little. # pose: you hold spoon # feel: you sad, adalin worried # who: narrator
   I am looking at my spoon too. Shall we just be sad? # pose: adalin rest # feel: you okay, ximo okay # who: adalin # face: sad
   -> dock
 * [Say, "I'm happy and sad at once," and cry a bit if it comes. # ev: er=2]
   Same! I've got both! I thought I was broken! # pose: ximo cheer # feel: you okay, noor happy # who: ximo # face: sad
   Everybody cries a bit into the soup. Noor says it needed salt. # pose: ximo rest, noor hold spoon # fx: sparkle # feel: you happy, ximo happy, noor happy, adalin happy # who: narrator
   -> dock

=== dock
Hill Dock! Somebody down there waves two flags. You have the winch. # enter: bricky at 1.2, you at 3.3, noor at 7, adalin at 8.2 # prop: put winch at 5 # pose: you reach, bricky point, noor point # feel: bricky excited, you determined, noor excited, adalin excited # who: narrator # place: winch-bay
Green flag means wind us in. Red flag means let it be. People are standing there. # pose: noor rest # feel: you determined, adalin calm # who: noor # face: determined
They are all waving and calling. Your hands want to wind and wind. Watch the flags. # camera: wide # pose: you reach # feel: you excited, bricky calm # who: narrator # play: gonogo rounds=10 go=green-flag stop=red-flag thing=winch # ask: dock
 * [steady # out: steady # ev: ic=2]
   Down we come, as soft as a hen. Not one hat is lost. # prop: turn winch # fx: sparkle # pose: you cheer, noor cheer, bricky cheer # feel: you proud, noor happy, adalin happy # who: bricky # face: happy
   -> crate
 * [never wound # out: still # ev: ic=1]
   Nothing moved, so nothing bumped. Noor winds, and you call out the greens for her. # prop: turn winch # pose: noor clutch, you wave # feel: noor happy, you okay, adalin happy, bricky happy # who: narrator
   -> crate
 * [a slip or two # out: slip # ev: ic=1]
   A small bump. Somebody's hot chocolate has a wave in it. # prop: free winch # fx: shake # pose: you shrug # feel: you surprised, adalin happy, bricky okay # who: noor # face: okay
   -> crate
 * [many slips # out: rushed # ev: ic=0]
   Bump, bump, bump! The people with the flags jump into a hedge. # prop: jam winch # fx: shake, dust # pose: you clutch, noor hide # feel: you surprised, noor surprised, adalin surprised, bricky worried # who: narrator
   Let us wait for the flags together. Hand over hand. They've come out of the hedge. # prop: turn winch # pose: noor rest, you reach # feel: you okay, adalin okay, bricky okay # who: noor # face: calm
   -> crate

=== crate
On deck stands a crate. It has your name on it, and: "NOT UNTIL THE BELL." # enter: you at 3.3, bricky at 8.8, ximo at 1.5 # prop: put crate at 5 # feel: you surprised, bricky happy, ximo excited # who: narrator # place: station-deck
It's from all of us. Open it when the landing bell rings. It's so good. I packed it twice. # pose: ximo cheer # feel: you excited # who: ximo # face: excited
The lid is loose. Bricky will hear the bell first. He comes over, one squeak at a time. Hands off! # camera: wide # pose: ximo rest, you rest # feel: you excited, ximo excited, bricky calm # who: narrator # play: wait secs=8 thing=crate clock=bricky # ask: crate
 * [waited # out: waited # ev: ic=2]
   Ding! Small hands are on the bell rope. The lid jumps open. # move: bricky to 6.6 # prop: open crate # fx: sparkle # pose: you cheer, ximo cheer # feel: you excited, ximo happy, bricky happy # who: narrator
   -> tube
 * [one tap # out: slip # ev: ic=1]
   The lid squeaks. You take your hand back. Then it rings, and you may. # move: bricky to 6.6 # prop: shut crate # pose: you shrug, ximo hide # feel: you surprised, ximo surprised, bricky okay # who: narrator
   -> tube
 * [many taps # out: rushed # ev: ic=0]
   The lid is off before anything rings. A lot of straw flies out. # move: bricky to 5.9 # prop: open crate # fx: dust, shake # pose: you reach, ximo hide # feel: you surprised, ximo worried, bricky worried # who: narrator
   Ximo stuffs it all back, and you sit down on guard. Then it rings. # prop: shut crate # move: ximo to 2.3 # pose: ximo reach, you sit # feel: ximo happy, you okay, bricky happy # who: narrator
   -> tube

=== tube
SAMI! Is that MY Sami on the bell? # enter: noor at 1.3, you at 3.3, ximo at 6.5, adalin at 7.6, bricky at 8.8 # prop: put crate at 5, open crate, put bell at 2.2, ring bell # fx: sparkle # pose: noor cheer # feel: you happy, ximo happy, adalin happy, bricky happy # who: noor # face: excited # place: station-deck
She runs down the ramp so fast that her pencil stays in the air. # exit: noor left # feel: noor excited, you happy, ximo happy # who: narrator
In the straw lies the speaking tube, with its dent like a potato. Now it is yours. # camera: close you # pose: you hold speaking-tube # feel: you surprised # who: narrator
It reaches very far. As far as a Sunday. # camera: wide # pose: bricky rest # feel: you happy, adalin happy # who: bricky # face: happy
And it is talking already. "Um," says a small voice. "I'm in the basket lift, on the valley side. I'm the winter watch." # prop: gone crate, gone bell # camera: close you # pose: you lift speaking-tube # feel: you surprised # who: narrator
Winter watch? There has never been a winter watch. For all the Sundays? # camera: wide # pose: bricky clutch # feel: you happy, ximo happy, adalin happy # who: bricky # face: surprised
"It's very high, and my sandwich is squashed," says the tube in your hand. What do you do? # camera: close you # feel: you okay # who: narrator # ask: tube
 * [Hold the tube out to Ximo. He is good at loud hellos. # ev: ini=0]
   Ahoy, lift! Who's that? # camera: wide # move: ximo to 4.7 # pose: ximo hold speaking-tube, you stand # feel: you okay # who: ximo # face: excited
   "Teo," says the voice, smaller than before. Ximo hands the tube back. "You do it. You do it softer." # pose: you hold speaking-tube, ximo stand # feel: ximo okay, you surprised # who: narrator
   Hi, Teo. My sandwich was squashed, too. Come on up. # pose: you lift speaking-tube # feel: ximo happy # who: you # face: happy
   -> meet
 * [Hi! Mine was squashed, too. Come up. What's your name? # ev: ini=2]
   "Teo!" says the voice. It sounds a whole step higher. "Coming up!" # camera: wide # fx: sparkle # pose: you lift speaking-tube # feel: you happy, ximo happy, adalin happy, bricky happy # who: narrator
   -> meet
 * [Hello. The lift is the thing with the handle, you just turn it. # ev: ini=1]
   "Okay," says the voice. The lift squeaks. It stops. "Is anybody nice up there?" # camera: wide # fx: shake # feel: you surprised, ximo surprised, adalin happy # who: narrator
   Four of us, and a goose who is not. I'll wait for you at the top. # pose: you lift speaking-tube # feel: ximo happy, bricky happy # who: you # face: happy
   -> meet

=== meet
Teo is up and eating soup with Bricky. You go down the ramp, into all that waving. # enter: you at 2.4, adalin at 7.4, ximo at 8.8 # fx: sparkle # pose: ximo wave right # feel: you happy, adalin okay, ximo happy # who: narrator # place: meadow
Your people hug you from three sides. Ximo is somewhere under two grandmas. # camera: close you # exit: ximo right # pose: you cheer # feel: you happy, ximo happy # who: narrator
Ada-Lin stands a little way off, with her pencils. Her mother's new chair is still coming over the grass. # camera: wide # pose: adalin clutch, you stand # feel: adalin worried, you okay # who: narrator
What do you do? # camera: two you adalin # feel: adalin worried, you okay # who: narrator # ask: meet
 * [Wave at her over all the heads, so that she sees me. # ev: ini=1]
   She waves back with six pencils. Then she comes closer, one step for every wave. # camera: wide # move: adalin to 4.2 # pose: you wave, adalin wave # feel: adalin happy, you happy # who: narrator
   Are these yours? They all wave just like you. # pose: adalin stand, you stand # feel: you happy # who: adalin # face: happy
   -> finish
 * [Stay where I am. She'll come over if she wants to. # ev: ini=0]
   She looks at her boots, and then at the sky. It is a long way over, for quiet boots. # camera: wide # pose: adalin hide # feel: adalin sad, you okay # who: narrator
   One of your people asks, "Is that the kite girl?" So you go and get her. # move: you to 4.6, adalin to 5.8 # pose: adalin stand, you wave # feel: adalin happy, you happy # who: narrator
   -> finish
 * [Go over and say, "Come and meet my people! They want to know about the kites." # ev: ini=2]
   About the one that turns corners? Or the one that turned into a tree? # camera: wide # move: you to 5.8 # pose: adalin lift, you wave # feel: you happy # who: adalin # face: happy
   Both, it turns out. By then her mother is there, and there are kites all over. # fx: wind, sparkle # pose: adalin cheer, you cheer # feel: adalin excited, you happy # who: narrator
   -> finish

=== finish
On Sunday, at nine exactly, you put the tube to your mouth. You breathe. # enter: you at 4 # prop: put bench at 4 # fx: hush # pose: you sit speaking-tube # feel: you calm # who: narrator # place: meadow
"Hello, breathing," says the tube. "Wind from the north. Snow, very polite." # camera: close you # feel: you happy # who: narrator
"Teo has one question," says Bricky's voice. "Is it true about the butter on the wind meter?" # fx: hush off # pose: you sit speaking-tube # feel: you surprised # who: narrator
Never, ever butter the wind meter! # camera: wide # pose: you lift speaking-tube # who: you # face: happy
There is a pause. "Ah," says the tube. Then, far away, something very slippery goes honk. # fx: sparkle, shake # pose: you cheer speaking-tube # feel: you happy # who: narrator # keepsake: sunday-tube
-> END
