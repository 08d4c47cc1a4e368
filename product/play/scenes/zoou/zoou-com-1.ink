// Nine Bowls, Back Door. Zoo U, Echo House (communication), lesson 1. Grade 3 reading level.
# id: zoou-com-1
# title: Nine Bowls, Back Door
# kind: lesson
# skill: com
# also: emp
# max_words: 16
# place: echo-house
-> start

=== start
Echo House is full of long, hollow reeds. Talk into one, and a friend far off hears you. # who: narrator
Psst. Reed Four is humming. A message is on its way. # who: tavi # face: calm
You are halfway through a very good yo-yo trick. # who: you # ask: ready # hint: What helps your ears do their best work?
 * [Put the yo-yo down and turn to the reed. # ev: com=2]
   Good. The reed likes a face. # who: tavi # face: happy
   -> message
 * [Keep going, but more quietly. # ev: com=1]
   Your ears are here. Your eyes are on a string. # who: tavi # face: okay
   You pocket the yo-yo just in time. # who: narrator
   -> message
 * [Call, "One minute!" and finish the trick. # ev: com=0]
   Mirela waits. Through the reed, you can hear a foot tapping. # who: narrator
   The trick will come back. Messages don't. Let's listen. # who: tavi # face: calm
   -> message

=== message
Good evening. This is Mirela, at the library. It's book night, and we are hungry. # who: mirela # face: okay
Red bean soup, please. Nine bowls. And come to the back door, as the front one sticks. # who: mirela # face: okay
What was in the message? Pick the three things you heard. # who: narrator # play: listen items=3 words=red-beans,nine-bowls,back-door decoys=green-peas,five-bowls,front-door # ask: recall # hint: One is a food. One is a number. One is a place.
 * [all three # out: r3 # ev: com=2]
   All three! I was hanging right here and I only got two. # who: tavi # face: proud
   -> pass
 * [two of them # out: r2 # ev: com=1]
   Two are safe in your head. The third one is wobbling off. # who: narrator
   -> again
 * [one or none # out: r1 # ev: com=0]
   The message went in one ear and met nobody. It happens. # who: tavi # face: okay
   -> again

=== again
Mirela is still on the reed. You can hear pages turning. # who: you # ask: again # hint: Asking takes a moment. Wrong soup takes all evening.
 * [Ask, "Could you say it once more, slowly?" # ev: com=2]
   Gladly. Red bean. Nine bowls. Back door. # who: mirela # face: happy
   -> pass
 * [Say, "What?" # ev: com=1]
   What what? Oh, all of it? Red bean. Nine bowls. Back door. # who: mirela # face: surprised
   -> pass
 * [Guess the rest. It's only soup. # ev: com=0]
   "So, pea soup at the front?" You hear a gasp. # who: narrator
   Red bean! Nine bowls! Back door! Asking is free, you know. # who: mirela # face: surprised
   -> pass

=== pass
Now you call the kitchen on Reed Seven. # who: narrator
Kitchen! Oke here! Forty pots on! Talk to me! # who: oke # face: excited
What do you tell Oke? # who: you # ask: pass # hint: Oke heard none of it. What does a cook need to know?
 * [Library order: red bean soup, nine bowls, back door. # ev: com=2]
   Beautiful! That's an order I can cook! # who: oke # face: happy
   -> check
 * [Nine bowls for Mirela, please. # ev: com=1]
   Nine bowls of what? Air? # who: oke # face: surprised
   Red bean. To the library's back door. # who: you # face: okay
   -> check
 * [Mirela wants the soup thing. You know. # ev: com=0]
   I know forty soup things! # who: oke # face: frustrated
   Sorry. Red bean, nine bowls, to the library's back door. # who: you # face: okay
   -> check

=== check
Steam whistles. Pots clang. # who: narrator
Got it! Red bean, nine owls, black door! # who: oke # face: proud
Well. One out of three. # who: you # ask: check # hint: How can you be sure the right words got through?
 * [Nearly! Nine bowls, back door. Can you say it back to me? # ev: com=2]
   Nine bowls, back door! Phew. I only know four owls. # who: oke # face: happy
   -> cross
 * [No! Bowls! Back! BOWLS! # ev: com=1]
   Ow, my ears. Bowls, back. Why are we shouting? # who: oke # face: surprised
   -> cross
 * [Close enough. Bye! # ev: com=0]
   Wait! Where do I find nine owls at this hour? # who: oke # face: worried
   You turn back to the reed and say it again. Bowls. Back door. # who: narrator
   -> cross

=== cross
Something goes splat at the other end. # who: narrator
You mumbled, and I salted the soup twice, and now I'm all in a muddle! # who: oke # face: frustrated
Did you mumble? Maybe a little. # who: you # ask: tone # hint: What was your part? What would help Oke now?
 * [Sorry, I talked too fast. What shall I say again? # ev: com=2, emp=2]
   Thanks. Just the number. And maybe, "You can do it, Oke." # who: oke # face: okay
   Nine. And you can do it, Oke. # who: you # face: happy
   -> library
 * [I didn't mumble much. But okay. # ev: com=1, emp=1]
   Half a sorry is still a bit of a sorry. It's nine, right? # who: oke # face: okay
   -> library
 * [There must be soup in your ears. # ev: com=0, emp=0]
   That's a tiny bit true. It still stings. # who: oke # face: sad
   Tavi nudges you. "Start with your own part," Tavi whispers. # who: narrator
   I talked too fast, Oke. It's nine bowls. # who: you # face: okay
   -> library

=== library
At the back door, Mirela takes the ninth bowl and moves over for you. # who: narrator # place: library
You came! How was it at Echo House? And you'd never guess what we read. # who: mirela # face: excited
You both have a story to tell. # who: you # ask: talk # hint: A good talk is like a ball. Who has it now, and who is next?
 * [Tell about the nine owls. Then ask about the book. # ev: com=2]
   Nine owls! Ha! Now mine: it's about a snail who wins a race. # who: mirela # face: happy
   -> finish
 * [Tell about the nine owls. Then tell it again. # ev: com=1]
   It's even funnier twice. Is it my turn soon? # who: mirela # face: okay
   You pass the talk over, and out comes a snail story. # who: narrator
   -> finish
 * [Say, "Fine," and drink my soup. # ev: com=0]
   Fine? I heard a splat from across town! # who: mirela # face: surprised
   So you tell her about the owls, and she laughs soup up her nose. # who: narrator
   -> finish

=== finish
The library's reed hums one last time. # who: narrator
Kitchen to the library. Message received. Every word. # who: oke # face: proud # badge: clear-caller
-> END
