// Comment Section. Hall of Heroes, the studio, emotion regulation, lesson 1. Grades 6-8.
# id: hoh-er-1
# title: Comment Section
# kind: lesson
# skill: er
# max_words: 22
# place: studio
-> start

=== start
Your episode has been out for one hour. You made it, start to end, and it is about a woman who fixed umbrellas. # enter: you at 3.4, ines at 5.8 # pose: you hold phone # feel: you proud, ines happy # who: narrator
There are seven comments. You read all of them standing up, with one arm in your coat. # prop: light phone # camera: close you # feel: you happy # who: narrator
Number four says: "BORING. my grandpas umbrella is more interesting." # camera: close phone # feel: you surprised # who: narrator
It has no apostrophe. It also has your stomach, in its fist. # camera: close you # pose: you clutch # feel: ines okay, you sad # who: narrator # ask: body # hint: Where is it? Hot, tight, heavy, buzzy? Naming it takes a bit of the air out.
 * [Say, "I don't care," four times. # ev: er=0]
   That's a lot of times, for a thing you don't care about. # camera: wide # pose: ines rest, you fists # feel: you mad # who: ines # face: okay
   Where is it, in you? Mine always goes to the jaw. # pose: ines hold # feel: you sad # who: ines # face: calm
   -> tool
 * [Notice it: tight stomach, hot ears. # ev: er=2]
   Stomach and ears. Mine is the jaw. Dev's is the knees. We're basically one whole upset person. # camera: wide # pose: ines wave # feel: you okay # who: ines # face: happy
   -> tool
 * [Tell Ines, "It feels bad." # ev: er=1]
   Bad where? Mine's always in the jaw. It helps to know which part to unscrew. # camera: wide # pose: ines hold # feel: you sad # who: ines # face: calm
   -> tool

=== tool
Don't answer it yet. Nobody has ever typed anything good with their jaw like that. # camera: wide # move: ines to 5.2 # pose: ines lift, you hold phone # prop: light phone # feel: you mad # who: ines # face: determined
What would bring it down a notch? # camera: two you ines # pose: ines stand # who: ines # face: calm # ask: tool # hint: Pick the one that changes your body, not the comment.
 * [Walk once around the gallery. # ev: er=2]
   You pass the ladle, the mittens and the shovel. None of them ever got a comment. # enter: you from left at 6 slowly # pose: you rest # feel: you okay # who: narrator # place: gallery
   By the time you are back, your ears are just ears. # enter: you from left at 3.4, ines at 5.2 # pose: you stand # feel: you calm, ines happy # who: narrator # place: studio
   -> jars
 * [Read it again, in case I missed something. # ev: er=0]
   It is the same. It is always the same. It gets a bit louder, though. # pose: you hold phone # camera: close phone # feel: you mad # who: narrator
   Come on. One lap of the gallery. I'll race you, slowly. # camera: wide # pose: ines wave, you stand # feel: you okay # who: ines # face: happy
   -> jars
 * [Eat pretzels and look at the wall. # ev: er=1]
   The wall is good. The pretzels are good. Your stomach lets go of one finger. # camera: wide # pose: you rest # feel: you okay, ines okay # who: narrator
   Wall's fine. A walk is a wall that moves. # pose: ines wave # feel: you okay # who: ines # face: happy
   -> jars

=== jars
There's a thing in the kitchen exhibit. Mrs. Pham ran the school lunch, and she had a comment box. # enter: ines at 5, you at 3.2 # pose: ines point # feel: you okay # who: ines # face: excited # place: gallery
She got thousands. She kept three jars. SOUP was for notes she could use. "More pepper." Straight in the soup. # pose: ines hold # feel: you calm # who: ines # face: happy
WEATHER was for notes about nothing. "I hate Tuesdays." You can't cook that. And WASPS had a lid on it. # pose: ines shrug # feel: you happy # who: ines # face: okay
Sort yours. Numbers two to seven. # pose: ines stand, you hold phone # prop: light phone # feel: you determined # who: ines # face: determined # play: sort bins=soup,weather,wasps items=too-quiet-at-minute-two:soup,say-her-name-again-at-the-end:soup,it-is-raining-here:weather,i-prefer-hats:weather,boring-my-grandpas-umbrella:wasps,lol-quit:wasps # ask: jars # hint: Could you do something with it tomorrow? Soup. Is it meant to sting? Wasps.
 * [all in the right jars # out: fair # ev: er=2]
   Two soups, two weathers, two wasps. That's a pretty normal lunch. # pose: ines cheer, you stand # fx: sparkle # feel: you proud # who: ines # face: proud
   -> soup
 * [some mixed up # out: uneven # ev: er=1]
   Close. Look for what you could use tomorrow. That's soup. All the rest can stay in a jar. # pose: ines lift # feel: you okay # who: ines # face: calm
   -> soup
 * [nearly all in one jar # out: hog # ev: er=0]
   After a sting, it all lands in one jar. I do that, too. # pose: ines hold, you clutch # feel: you sad # who: ines # face: calm
   You take them out one by one, and two of them turn out to be soup. # pose: ines stand, you hold phone # feel: you okay, ines happy # who: narrator
   -> soup

=== soup
Lid on. Hands flat on top, and a long breath out. Mrs. Pham did that after every wasp. # camera: two ines you # pose: ines hold, you rest # feel: you okay # who: ines # face: calm # play: breathe rounds=2
Here is a soup one. "Nice, but too quiet at minute two. I had to turn it way up." # camera: wide # pose: ines stand, you hold phone # prop: light phone # feel: you okay, ines calm # who: narrator
There it goes again, a small hot poke. # camera: close you # pose: you clutch # feel: you frustrated # who: narrator # ask: soup # hint: It can poke you and still be useful.
 * [It isn't quiet. They need better ears. # ev: er=0]
   You listen to minute two, to prove it. You lean in. You lean in more. # camera: wide # pose: you hold headphones # feel: you surprised, ines okay # who: narrator
   Okay, it's quiet. It's easier to hear that after the poke wears off. # pose: ines clutch, you stand # feel: you okay # who: ines # face: happy
   -> reply
 * [Fix it right away and feel rotten the whole time. # ev: er=1]
   Minute two is fixed. You could take the rotten off now. It was one note on twelve minutes. # camera: wide # pose: ines wave, you hold headphones # feel: you sad # who: ines # face: calm
   -> reply
 * [Let it poke. Then go and listen to minute two. # ev: er=2]
   It really is quiet. You nudge it up. It takes forty seconds, and the poke has gone. # camera: wide # pose: you hold headphones # feel: you calm, ines happy # who: narrator
   -> reply

=== reply
Now for Grandpa. Do you want to answer? You don't have to. # camera: two you ines # pose: you hold phone, ines stand # feel: you okay # who: ines # face: calm # ask: reply # hint: How will you feel about this at breakfast?
 * [Your grandpa's umbrella called. It wants your comment back. # ev: er=0]
   Ha! Oh, that's good. Oh, he's going to answer that, isn't he? # pose: ines clutch, you lift phone # feel: you excited # who: ines # face: worried
   He answers that. So do two of his friends. You turn the phone over, and it hums like a jar. # camera: wide # prop: ring phone # pose: you hold phone # feel: you worried, ines worried # who: narrator
   Lid on. We can stop any time we like. Even now. # pose: ines rest # feel: you okay # who: ines # face: calm
   -> again
 * [Put the lid on. No answer. # ev: er=2]
   Lid. It's a bit of an art, the lid. # camera: wide # pose: ines cheer, you rest # feel: you calm # who: ines # face: proud
   -> nice
 * [Explain, very politely, why umbrellas are interesting. # ev: er=1]
   That's polite. But you wrote it with your jaw tight. # camera: wide # pose: ines shrug # feel: you happy # who: ines # face: surprised
   An hour later: "ok but mine has a duck handle." You put the lid on. It is quite a good handle. # prop: light phone # pose: ines clutch # feel: you happy, ines happy # who: narrator
   -> nice

=== again
What now? # camera: two you ines # pose: ines stand, you hold phone # who: ines # face: calm # ask: reply2 # again: er # hint: The last word is not a prize.
 * [Mute it, and go get some air. # ev: none]
   The air has no comments in it at all. # enter: you from left at 3.2, ines from left at 4.8 # pose: you rest # feel: you calm, ines happy # who: narrator # place: steps
   -> nice
 * [Just one more. # ev: none]
   One more becomes three. Then Ines holds out the lid of the actual jar, and you have to laugh. # camera: wide # prop: ring phone # pose: ines lift # feel: you happy, ines happy # who: narrator
   -> nice

=== nice
One more thing. You read number four about eleven times. How many times did you read number one? # camera: wide # pose: ines lift, you stand # feel: you okay # who: ines # face: calm
You go and look. # pose: you hold phone, ines stand # prop: light phone # feel: you okay # who: narrator
Number one says: "My mom fixed umbrellas. I played this for her twice. Thank you." # camera: close you # feel: you surprised, ines calm # who: narrator # ask: nice # hint: Bad ones stick by themselves. Good ones need a hand.
 * [It's only one person. # ev: er=0]
   So was Grandpa. # camera: wide # pose: ines shrug # feel: you okay # who: ines # face: happy
   That is annoyingly true. You read number one again. # pose: you hold phone, ines stand # feel: you happy # who: narrator
   -> finish
 * [Read it twice, slowly, and tell Ines. # ev: er=2]
   They played it twice. For their MOM. I'm not crying, that's weather. # camera: two you ines # pose: ines clutch # feel: you happy # who: ines # face: happy
   -> finish
 * [Smile, and scroll past it. # ev: er=1]
   Nope. Back up. Read it out loud to me. # camera: wide # pose: ines lift # feel: you happy # who: ines # face: happy
   You do. It takes up more room that way. # pose: you hold phone, ines rest # feel: you happy, ines happy # who: narrator
   -> finish

=== finish
Read it once more. For your ears. They had a long afternoon. # camera: wide # pose: ines lift, you hold phone # feel: you happy # who: ines # face: happy
"My mom fixed umbrellas. I played this for her twice. Thank you." # pose: ines rest, you hold phone # feel: ines happy # who: you # face: happy # play: echo
Next week there are three real jars on the shelf in the coat closet. # enter: you at 2.4, ines at 3.8, tomasz at 6.2, dev at 7.6 # pose: tomasz lift # feel: you happy, ines happy, tomasz calm, dev happy # who: narrator # place: studio
Dev keeps pretzels in WEATHER. Tomasz wrote the labels. # pose: dev hold, tomasz stand # feel: dev happy # who: narrator
The wasp jar is the smallest one. I checked. # pose: tomasz point, ines cheer, dev cheer, you wave # fx: sparkle # feel: you happy, ines happy, dev happy # who: tomasz # face: calm # keepsake: soup-jar
-> END
