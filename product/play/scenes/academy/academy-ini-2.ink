// New Friend Wren. Academy, Puddle Lane and the playground, scene 10. Grades K-1; every line is read aloud.
# id: academy-ini-2
# title: New Friend Wren
# kind: lesson
# skill: ini
# also: com
# max_words: 7
# place: puddle-lane
-> start

=== start
All spring, Wren was at Granny's. # enter: you at 1.4, nim at 7.6, bao at 8.7 # camera: wide # feel: you okay, nim happy, bao happy # who: narrator
Today she comes home! # pose: nim cheer, nim hop # feel: you excited, bao excited # who: nim # face: excited
I grew. My scarf did not. # camera: close bao # pose: bao hold scarf, nim stand # feel: nim happy # who: bao # face: worried
There she is. She walks slowly. # camera: wide # enter: wren from right at 5.8 slowly # pose: wren rest, nim wave, bao hold scarf # feel: wren worried, you surprised, nim happy, bao happy # who: narrator
Hello. I feel so new. # camera: close wren # pose: wren clutch # feel: nim happy # who: wren # face: worried
You want to say hello. # camera: wide # pose: you stand, nim stand, bao stand # feel: you okay, wren worried # who: narrator
Where do you go? # camera: wide # pose: wren stand # feel: you determined # who: narrator # play: map spots=far-back,a-step-away,nose-to-nose # ask: spot # hint: Near enough to talk. Not too near.
 * [Nose to nose. # out: nose-to-nose # pic: share # ev: ini=0]
   Oh! Hello, nose. You are close. # move: you to 4.8 # pose: you reach, wren hide # fx: shake # feel: you happy, nim surprised, bao surprised # who: wren # face: surprised
   A step back is nice, too. # move: you to 4.3 # pose: you stand, wren stand, bao shrug # feel: you okay, wren okay, nim okay # who: bao # face: calm
   -> hello
 * [A step away. # out: a-step-away # pic: walk # ev: ini=2]
   Wren sees you. Her wing goes up. # move: you to 4.3 # pose: wren wave, you stand # feel: you happy, wren happy, nim happy, bao happy # who: narrator
   -> hello
 * [Far back. # out: far-back # pic: gate # ev: ini=1]
   Wren looks and looks. Who is there? # pose: wren lift, you stand # feel: wren worried, you okay # who: narrator
   You step up. Ah, you! # move: you to 4.3 # pose: wren stand # feel: wren happy, you happy, nim happy # who: narrator
   -> hello

=== hello
Hello, new friend. I am Nim! # camera: wide # move: you to 4.3 # pose: nim wave, you stand, wren stand, bao stand # feel: you happy, wren okay, bao happy # who: nim # face: excited
I know, Nim. # pose: nim stand, wren nod # feel: nim proud, you happy # who: wren # face: okay
Granny's town says hello this way. # camera: close wren # pose: wren lift # who: wren # face: okay
Hop, hop, goes Wren. She waits. # camera: two you wren # pose: wren hop, wren stand # feel: wren worried, you surprised # who: narrator # ask: hello # hint: A hello wants a hello back.
 * [Let the others say hello first. # pic: wait # ev: ini=1]
   Hop, hop! I am Nim! # camera: wide # pose: nim hop, you rest # feel: you okay, wren happy, bao happy # who: nim # face: excited
   And you? # pose: wren wave # feel: you surprised # who: wren # face: okay
   You hop, too. Wren beams. # pose: you hop, you wave, wren stand # feel: you happy, wren happy, nim happy # who: narrator
   -> snail
 * [Ask Bao, "What is for lunch?" # pic: noodles # ev: ini=0]
   Soup. But look, she is waiting. # camera: wide # pose: bao point, you shrug # feel: you surprised, wren sad, nim okay # who: bao # face: okay
   Hop, hop, you go. Wren beams. # pose: you hop, you wave, bao stand # feel: you happy, wren happy, nim happy, bao happy # who: narrator
   -> snail
 * [Hop back, or wave. # pic: wave # ev: ini=2]
   That was a good one! # camera: wide # pose: you hop, you wave, wren cheer # fx: sparkle # feel: you happy, nim happy, bao happy # who: wren # face: happy
   -> snail

=== snail
The post snail wants to hop, too. # camera: wide # move: nim to 6.9, bao to 7.9 # enter: snail from right at 9 slowly # pose: you stand, wren stand, nim stand, bao stand # feel: bao happy, snail determined, wren happy, you happy, nim happy # who: narrator
Ho... # camera: wide # pose: snail lift # who: snail # face: determined
This may take a while. # camera: wide # pose: bao shrug # feel: wren happy, you happy, nim happy, snail determined # who: bao # face: calm
Then it is quiet. Wren looks down. # camera: two you wren # fx: hush # pose: wren rest, bao stand # feel: wren worried, you okay # who: narrator # ask: talk # hint: What would you like to know?
 * [Ask, "What is it like there?" # pic: ask # ev: ini=2]
   There is a sea. It hums! # camera: wide # fx: hush off # pose: wren cheer # feel: you happy, nim surprised # who: wren # face: excited
   -> trip
 * [Say, "See my new, big, red boots?" # pic: boot # ev: ini=1]
   They are good boots. # camera: wide # fx: hush off # pose: you point, wren nod # feel: you happy, nim okay # who: wren # face: okay
   Granny has some. For the sea. # pose: wren lift, you stand # feel: you surprised, nim surprised # who: wren # face: happy
   -> trip
 * [Hum a song and say nothing. # pic: sing # ev: ini=0]
   Hum, hum. The quiet gets long. # camera: wide # pose: you rest, wren clutch # feel: you okay, wren sad, nim worried # who: narrator
   Wren! What is it like there? # fx: hush off # pose: nim wave # feel: you surprised, wren surprised # who: nim # face: happy
   There is a sea. It hums, too! # pose: wren stand, nim stand # feel: you happy, nim happy # who: wren # face: happy
   -> trip

=== trip
I will tell you three more things. # camera: two you wren # fx: hush off # pose: wren stand, you stand, nim stand # feel: you happy, nim happy # who: wren # face: happy
What did she tell you? # camera: close wren # pose: wren lift # feel: wren excited, you determined # who: narrator # play: listen items=3 words=bus,fish,lemon decoys=train,boot,cheese by=wren # ask: trip # hint: One rolls. One swims. One is sour.
 * [All three. # out: r3 # pic: three # ev: com=2]
   A bus, a fish, a lemon. Yes! # camera: wide # fx: sparkle # pose: wren cheer, you stand # feel: you proud, nim happy, snail determined # who: wren # face: excited
   -> game
 * [Two. # out: r2 # pic: two # ev: com=1]
   Nearly! Bus, fish, lemon. # camera: wide # pose: wren nod, you stand # feel: you okay, nim happy # who: wren # face: happy
   -> game
 * [One or none. # out: r1 # pic: one # ev: com=0]
   It is a lot. I will tell it again. # camera: wide # pose: wren rest # feel: you worried, nim okay # who: wren # face: calm
   Bus. Fish. Lemon. # pose: wren lift # feel: you okay # who: wren # face: calm # play: echo
   -> game

=== game
We have a new game. Snail Post! # place: playground # enter: you at 2, nim at 3.4, bao at 4.8, wren at 8.6 # pose: nim lift letter, wren clutch # feel: you happy, bao happy, wren worried # who: nim # face: excited
The slowest one wins. # camera: two nim bao # move: nim to 3.7 slowly # pose: nim hold letter, bao cheer # feel: nim determined # who: bao # face: happy
That game is new to Wren. # camera: close wren # pose: wren clutch # feel: wren worried # who: narrator
She stands by the fence. # camera: wide # move: nim to 3.4 slowly # pose: bao stand, you stand # feel: wren worried, you okay, nim happy, bao happy # who: narrator # ask: invite # hint: Who knows the game already?
 * [You can watch us, Wren! # pic: sit # ev: ini=1]
   Oh. I will watch, then. # pose: you wave, wren rest # feel: you okay, nim okay, bao okay # who: wren # face: sad
   Watching is slow. I will teach you! # pose: bao wave, you stand # feel: you surprised, wren happy # who: bao # face: happy
   -> slow
 * [Start the game. Wren will see. # pic: run # ev: ini=0]
   You start. Wren draws in the sand. # move: you to 2.4 slowly # camera: close wren # pose: you hold letter, nim stand, wren sit # feel: you happy, wren sad, nim worried # who: narrator
   Stop the post! We lost a friend! # camera: wide # move: you to 2 # pose: nim point, you stand # feel: you surprised, bao surprised, wren surprised # who: nim # face: surprised
   Wren, come. It goes like this. # pose: bao wave, wren stand, nim stand # feel: you happy, wren happy, nim happy # who: bao # face: happy
   -> slow
 * [Come, Wren. I will show you how. # pic: invite # ev: ini=2]
   Yes, please! Show me slow. # pose: you wave, wren cheer # feel: you happy, nim happy, bao happy # who: wren # face: happy
   -> slow

=== slow
Slow. Slower. Wren is the slowest! # camera: wide # move: wren to 6.4 slowly, nim to 3.4, you to 2 # pose: wren hold letter, nim cheer, bao cheer, you cheer # fx: sparkle # feel: wren proud, you happy, nim excited, bao excited # who: narrator
Again! Again! Again! # pose: nim cheer, nim hop, wren stand # feel: you excited, bao excited, wren worried # who: nim # face: excited
It is a lot. I want to sit. # camera: close wren # pose: wren clutch, nim stand, bao stand # feel: nim surprised # who: wren # face: worried
You would like one more round. # camera: two you wren # pose: you reach # feel: you excited, wren worried # who: narrator # ask: rest # hint: What did Wren just say?
 * [Please, please! Just one more round! # pic: hurry # ev: ini=0]
   No, please. My head is full. # camera: wide # pose: wren hide, you reach # feel: you surprised, nim worried, bao worried # who: wren # face: sad
   A no is a no. Sit, Wren. # pose: bao rest, you stand, wren stand # feel: you okay, wren okay, nim okay # who: bao # face: calm
   -> bench
 * [Okay. May I ask you later? # pic: ask # ev: ini=2]
   Yes! Later is good. # camera: wide # pose: you stand, wren nod # feel: you happy, nim happy, bao happy # who: wren # face: happy
   -> bench
 * [Okay, Wren. Bye. # pic: wave # ev: ini=1]
   Bye. For a bit. # camera: wide # pose: you wave, wren wave # feel: you okay, nim okay, bao okay # who: wren # face: okay
   -> bench

=== bench
Wren sits. The sun is warm. # camera: wide # prop: put bench at 5.4 # move: you to 1.6, wren to 5.4, nim to 7.8, bao to 8.9 # pose: wren sit, you stand, nim stand, bao stand # feel: wren calm, you okay, nim happy, bao happy # who: narrator
After a while she waves at you. # camera: close wren # pose: wren wave # feel: wren happy, you happy # who: narrator
Now is later! Where do you go? # camera: wide # pose: wren sit, you stand # feel: you happy, wren happy # who: narrator # play: map spots=by-the-gate,beside-the-bench,right-behind-the-bench # ask: seat # hint: She should see you come.
 * [Beside the bench. # out: beside-the-bench # pic: beside-the-bench # ev: ini=2]
   There is room for two. # move: you to 4.4 # pose: wren sit, you sit # feel: you happy, nim happy, bao happy # who: wren # face: happy
   -> finish
 * [By the gate. # out: by-the-gate # pic: by-the-gate # ev: ini=1]
   She waves again, with both wings. # move: you to 1.6 # pose: wren cheer, you stand # feel: you surprised, wren happy # who: narrator
   You come over. There is room. # move: you to 4.4 # pose: wren sit, you sit # feel: you happy, wren happy # who: narrator
   -> finish
 * [Right behind the bench. # out: right-behind-the-bench # pic: right-behind-the-bench # ev: ini=0]
   Eek! All her feathers stand up. # move: you to 6.4 # fx: shake # pose: wren hide, you shrug # feel: you surprised, wren surprised, nim surprised, bao surprised # who: narrator
   Please come where I can see you. # pose: wren sit, you stand # feel: you worried, nim happy, bao happy # who: wren # face: okay
   You come to the front. Better! # move: you to 4.4 # pose: you sit # feel: you happy, wren happy # who: narrator
   -> finish

=== finish
This stone is from the sea. # camera: two you wren # move: you to 4.4 # pose: wren hold stone, you sit # feel: you surprised # who: wren # face: happy
I kept it for a friend. # camera: two you wren # pose: you hold stone, wren sit # feel: you happy, nim happy, bao happy # who: wren # face: proud
Hello. I am Nim. Any stones? # camera: wide # move: nim to 6.6 # pose: nim wave, wren sit # feel: you happy, wren happy, bao happy # who: nim # face: excited
I know, Nim! # pose: wren cheer, nim stand # feel: nim proud, you happy # who: wren # face: happy
Who is coming, so slowly? # enter: snail from left at 1.4 slowly # pose: wren sit, bao point # feel: snail determined, you surprised, wren surprised, nim surprised # who: bao # face: surprised
...op! # camera: wide # fx: sparkle # pose: snail cheer, snail hop # who: snail # face: proud
Hop, hop, says everyone. # camera: wide # pose: wren hop, nim hop, bao hop, you hop, wren cheer, nim cheer, bao cheer, you hold stone, snail cheer # feel: you happy, nim excited, bao happy, snail proud, wren happy # who: narrator
I am Wren. Not so new now. # fx: sparkle # pose: wren wave, nim cheer, bao cheer, you hold stone # feel: you proud, nim happy, bao happy, snail happy # who: wren # face: happy # keepsake: sea-stone
-> END
