// Nine Bowls, Back Door. Zoo U, Echo House (communication), lesson 1. Grade 3 reading level.
# id: zoou-com-1
# title: Nine Bowls, Back Door
# kind: lesson
# skill: com
# max_words: 16
# place: echo-house
-> start

=== start
Echo House is full of long, hollow reeds. Talk into one, and a friend far off hears you. # camera: wide # enter: you at 2.8, tavi at 5.2 # feel: you happy, tavi calm # who: narrator
Psst. Reed Four is humming. A message is on its way. # pose: tavi point # feel: you surprised # who: tavi # face: calm
You are halfway through a very good yo-yo trick. # camera: close you # pose: you lift # feel: you happy # who: narrator # ask: ready # hint: What helps your ears do their best work?
 * [Put the yo-yo down. # ev: com=2]
   Good. Now both your ears are free. # camera: two you tavi # pose: you stand, tavi rest # feel: you okay # who: tavi # face: happy
   -> message
 * [Keep going, but more quietly. # ev: com=1]
   Your ears are here. Half of your head is on a string. # camera: two you tavi # pose: tavi point # feel: you okay # who: tavi # face: okay
   You pocket the yo-yo just in time. # pose: you hold, tavi stand # feel: you surprised # who: narrator
   -> message
 * [Call, "One minute!" and finish the trick. # ev: com=0]
   Mirela waits. Through the reed, you can hear a foot tapping. # camera: wide # enter: mirela from right at 8.8 # pose: you lift, mirela shrug # feel: mirela frustrated, you happy # who: narrator
   The trick will come back. Messages don't. Let's listen. # camera: two you tavi # exit: mirela right # pose: tavi rest, you stand # feel: you okay # who: tavi # face: calm
   -> message

=== message
Good evening. This is Mirela, at the library. It's book night, and we are hungry. # camera: wide # pose: you reach, tavi rest # feel: you okay, tavi calm # voice # who: mirela # face: okay
Red bean soup, please. Nine bowls. And come to the back door, as the front one sticks. # pose: you reach # feel: tavi happy # voice # who: mirela # face: okay
What was in the message? Pick the three things you heard. # camera: close you # pose: you hold # feel: you okay # who: narrator # play: listen items=3 words=red-beans,nine-bowls,back-door decoys=green-peas,five-bowls,front-door # ask: recall # hint: One is a food. One is a number. One is a place.
 * [all three # out: r3 # ev: com=2]
   All three! I was hanging right here and I only got two. # camera: wide # pose: tavi cheer, you cheer # feel: you proud # who: tavi # face: proud
   -> pass
 * [two of them # out: r2 # ev: com=1]
   Two are safe in your head. The third one is wobbling off. # camera: wide # pose: you shrug # feel: you worried, tavi okay # who: narrator
   -> again
 * [one or none # out: r1 # ev: com=0]
   The message went in one ear and met nobody. It happens. # camera: wide # pose: tavi shrug, you rest # feel: you sad # who: tavi # face: okay
   -> again

=== again
The reed is still open. You can hear pages turning. # camera: two you tavi # pose: you reach, tavi stand # feel: tavi calm # who: narrator # ask: again # hint: Asking takes a moment. Wrong soup takes all evening.
 * [Ask, "Could you say it once more, slowly?" # ev: com=2]
   Gladly. Red bean. Nine bowls. Back door. # camera: wide # pose: you reach # feel: you happy, tavi happy # voice # who: mirela # face: happy
   -> pass
 * [Say, "What?" # ev: com=1]
   What what? Oh, all of it? Red bean. Nine bowls. Back door. # camera: wide # pose: you reach # feel: you surprised, tavi okay # voice # who: mirela # face: surprised
   -> pass
 * [Guess the rest. It's only soup, so how wrong can it be? # ev: com=0]
   "So, pea soup at the front?" You hear a gasp. # camera: wide # pose: you reach # feel: you okay, tavi surprised # who: narrator
   Red bean! Nine bowls! Back door! Asking is free, you know. # pose: you clutch, tavi hide # feel: you surprised # voice # who: mirela # face: surprised
   -> pass

=== pass
Now you call the kitchen on Reed Seven. # camera: wide # move: you to 7 # pose: you reach, tavi stand # feel: you okay, tavi calm # who: narrator
Kitchen! Oke here! Forty pots on! Talk to me! # fx: shake # feel: you surprised, tavi surprised # voice # who: oke # face: excited
What do you tell Oke? # camera: close you # pose: you reach # feel: tavi calm # who: narrator # ask: pass # hint: Oke heard none of it. What does a cook need to know?
 * [Library order: red bean soup, nine bowls, back door. # ev: com=2]
   Beautiful! That's an order I can cook! # camera: wide # feel: you happy, tavi happy # voice # who: oke # face: happy
   -> check
 * [Nine bowls for Mirela, please. # ev: com=1]
   Nine bowls of what? Air? # camera: wide # feel: you surprised, tavi okay # voice # who: oke # face: surprised
   Red bean. To the library's back door. # pose: you reach # feel: tavi happy # who: you # face: okay
   -> check
 * [Mirela wants the soup thing. You know. # ev: com=0]
   I know forty soup things! # camera: wide # pose: you clutch # feel: you surprised, tavi worried # voice # who: oke # face: frustrated
   Sorry. Red bean, nine bowls, to the library's back door. # pose: you reach # feel: tavi calm # who: you # face: okay # play: echo
   -> check

=== check
Steam whistles. Pots clang. # camera: wide # fx: shake, dust # pose: you stand # feel: you surprised, tavi surprised # who: narrator
Got it! Red bean, nine owls, black door! # pose: you reach # feel: you surprised # voice # who: oke # face: proud
Well. One out of three. # camera: close you # pose: you shrug # feel: tavi worried # who: you # ask: check # hint: How can you be sure the right words got through?
 * [Nearly! Nine bowls, back door. Say it back to me? # ev: com=2]
   Nine bowls, back door! Phew. I only know four owls. # camera: wide # pose: you reach # feel: you happy, tavi happy # voice # who: oke # face: happy
   -> cross
 * [No! Bowls! Back! BOWLS! # ev: com=1]
   Ow, my ears. Bowls, back. Why are we shouting? # camera: wide # pose: you cheer, tavi hide # feel: you frustrated, tavi surprised # voice # who: oke # face: surprised
   -> cross
 * [Close enough. I'm sure you'll work out the rest. Bye! # ev: com=0]
   Wait! Where do I find nine owls at this hour? # camera: wide # pose: you wave # feel: you surprised, tavi surprised # voice # who: oke # face: worried
   You turn back to the reed and say it again. Bowls. Back door. # pose: you reach # feel: you okay, tavi calm # who: narrator
   -> cross

=== cross
Something goes splat at the other end. # camera: wide # fx: shake # pose: you stand, tavi stand # feel: you surprised, tavi surprised # who: narrator
You mumbled, and I salted the soup twice, and now I'm all in a muddle! # pose: you hide # feel: you worried, tavi worried # voice # who: oke # face: frustrated
Did you mumble? Maybe a little. # camera: close you # pose: you shrug # feel: tavi calm # who: narrator # ask: tone # hint: What was your part? What would help Oke now?
 * [Sorry, I talked too fast. What shall I say again? # ev: com=2]
   Thanks. Just the number. And maybe, "You can do it, Oke." # camera: wide # pose: you reach # feel: you okay, tavi happy # voice # who: oke # face: okay
   Nine. And you can do it, Oke. # pose: you reach # feel: tavi happy # who: you # face: happy
   -> doors
 * [I didn't mumble that much, but okay, I'll say it one more time. # ev: com=1]
   Half a sorry is still a bit of a sorry. It's nine, right? # camera: wide # pose: you shrug # feel: you okay, tavi calm # voice # who: oke # face: okay
   -> doors
 * [There must be soup in your ears. # ev: com=0]
   That's a tiny bit true. It still stings. # camera: wide # pose: you point # feel: you frustrated, tavi worried # voice # who: oke # face: sad
   Tavi nudges you. "Start with your own part," Tavi whispers. # move: tavi to 5.9 # pose: tavi comfort, you stand # feel: you worried, tavi calm # who: narrator
   I talked too fast, Oke. It's nine bowls. # pose: you reach, tavi stand # feel: tavi happy # who: you # face: okay # play: echo
   -> doors

=== doors
The library has more back doors than anyone remembers. The soup is hot, and Mirela calls. # camera: wide # enter: you from left at 3.4 # pose: you hold soup-bowl # feel: you surprised # who: narrator # place: library
Which door is it? Two things to listen for, each time. # camera: wide # pose: you hold soup-bowl # who: you # face: determined # play: follow of=mirela # ask: doors # hint: One word is the shape. One word is the pattern.
 * [three right doors # out: r3 # ev: com=2]
   Three right doors in a row. Not one drop of soup is spilled. # pose: you cheer soup-bowl # fx: sparkle # feel: you proud # who: narrator
   -> library
 * [two right doors # out: r2 # ev: com=1]
   One door is a broom closet. The brooms were very polite about it. # pose: you shrug soup-bowl # feel: you surprised # who: narrator
   -> library
 * [one or none # out: r1 # ev: com=0]
   You meet a broom, a boiler, and a sleepy librarian. Then Mirela says it once more. # pose: you stand soup-bowl # fx: dust # feel: you worried # who: narrator
   -> library

=== library
At the right back door, Mirela takes the ninth bowl and moves over for you. # camera: wide # enter: mirela from right at 5.2 # pose: you stand, mirela hold soup-bowl # feel: mirela happy, you happy # who: narrator
You came! How was it at Echo House? And you'd never guess what we read. # camera: two you mirela # feel: you excited # who: mirela # face: excited
You both have a story to tell. # feel: mirela happy # who: narrator # ask: talk # hint: A good talk is like a ball. Who has it now, and who is next?
 * [Tell about the nine owls. Then ask about the book. # ev: com=2]
   Nine owls! Ha! Now mine: it's about a snail who wins a race. # pose: mirela wave soup-bowl, you wave # feel: you happy # who: mirela # face: happy
   -> finish
 * [Tell about the nine owls. Then tell it again. # ev: com=1]
   It's even funnier twice. Is it my turn soon? # pose: you cheer, mirela hold soup-bowl # feel: you excited # who: mirela # face: okay
   You pass the talk over, and out comes a snail story. # pose: you stand, mirela lift soup-bowl # feel: mirela excited, you happy # who: narrator
   -> finish
 * [Say, "Fine," and drink my soup. # ev: com=0]
   Fine? I heard a splat from across town! # prop: give soup-bowl to you # pose: you hold soup-bowl, mirela shrug # feel: you okay # who: mirela # face: surprised
   So you tell her about the owls, and she laughs soup up her nose. # pose: you wave soup-bowl, mirela clutch # feel: mirela happy, you happy # who: narrator
   -> finish

=== finish
The library's reed hums one last time. # camera: wide # pose: you point, mirela hold soup-bowl # feel: you surprised, mirela surprised # who: narrator
Kitchen to the library. Message received. Every word. # pose: you cheer, mirela lift soup-bowl # fx: sparkle # feel: you proud, mirela happy # voice # who: oke # face: proud # keepsake: clear-caller
-> END
