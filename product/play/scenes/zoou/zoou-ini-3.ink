// Who Lives Behind Door Zero? Zoo U, Door House (social initiation), lesson 3. Grade 4 reading level.
# id: zoou-ini-3
# title: Who Lives Behind Door Zero?
# kind: lesson
# skill: ini
# max_words: 16
# place: door-house
-> start

=== start
Door House has a hundred doors. At the far end of the yard is Door Zero. # camera: wide # prop: put guild-door at 7 # enter: juno at 1.3, you at 2.6, oke at 3.9 # feel: juno calm, you okay, oke excited # who: narrator
Nobody has ever seen it open. But at night, it goes tap, tap, tap. # camera: close guild-door # fx: hush # feel: you surprised # who: narrator
It's a ghost. A ghost with a very small hammer. # camera: two you oke # fx: hush off # pose: oke clutch # feel: you surprised # who: oke # face: worried
Ghosts don't hammer. Ghosts go through things. # camera: two juno oke # pose: juno shrug # feel: oke worried # who: juno # face: okay
Then it's a beginner. # pose: oke shrug, juno stand # feel: juno surprised # who: oke # face: determined
I found this letter behind the mailbox. It says "Door Zero." Who takes it there? # camera: wide # pose: juno hold letter, oke hide # feel: you okay # who: juno # face: okay # ask: go # hint: A knock is a small thing. What could it start?
 * [Go over, and knock. # ev: ini=2]
   You're so brave. If it's a ghost, ask it what it eats. # camera: two you oke # pose: you hold letter, oke point # feel: you determined # who: oke # face: surprised
   -> knock
 * [Push it under the door and run away fast. # ev: ini=1]
   You push it in. Something pushes it back out. # camera: close guild-door # move: you to 5.6 # prop: drop letter at 6.2 # pose: you reach # feel: you surprised, oke surprised # who: narrator
   Now it says "Please knock" on it! So somebody is home, and can write! # camera: wide # move: you to 2.6 # pose: juno point, you stand letter # feel: you okay, oke okay # who: juno # face: happy
   -> knock
 * [Leave it lying here. Somebody will come and get it one day. # ev: ini=0]
   It lies there. A beetle walks over it, and stops at the stamp. # camera: wide # prop: drop letter at 4.9 # pose: you shrug # feel: you okay, oke okay # who: narrator
   The beetle won't take it. We'll come with you, as far as the corner. # pose: juno wave, you stand letter # feel: you surprised # who: juno # face: happy
   -> knock

=== knock
You walk across. Knock, knock. The tapping stops. # camera: close guild-door # move: you to 5.6, juno to 1.3, oke to 3.9 # fx: hush # pose: you reach letter, oke clutch # feel: you worried, oke worried # who: narrator
Who is there? # camera: two you guild-door # fx: hush off # feel: you surprised # voice # who: mole # face: worried # ask: knock # hint: Somebody who can't see you needs to know two things.
 * [Um. It's me. # ev: ini=1]
   I hear a lot of me's go by. Which one are you? # feel: you surprised # voice # who: mole # face: okay
   I'm from Door Nine. I've got a letter for you. # pose: you hold letter # who: you # face: okay
   -> notnow
 * [Open up! We want to see you! # ev: ini=0]
   I look just like a door. Good-bye. # feel: you surprised # voice # who: mole # face: frustrated
   Say who you are, and why. That's how I'd like it, if I were a ghost. # camera: two you oke # move: oke to 4.4 # pose: oke comfort # feel: you worried # who: oke # face: okay
   Sorry. I'm from Door Nine. I've got a letter for you. # camera: two you guild-door # pose: you hold letter # feel: oke okay # who: you # face: okay
   -> notnow
 * [Hi! I'm from Door Nine. I've got a letter for you. # ev: ini=2]
   A letter? Are you sure? Nobody ever writes to me. # feel: you happy # voice # who: mole # face: surprised
   -> notnow

=== notnow
But not now, please. It's so bright out there. And I'm a little shy. # camera: wide # move: oke to 3.9 # pose: you hold letter, oke stand, juno stand # feel: you surprised, oke surprised, juno okay # voice # who: mole # face: worried # ask: notnow # hint: "Not now" is about now. What could you ask about later?
 * [Oh, please! Only for a second! We came all the way over here! # ev: ini=0]
   Scrape. Somebody pushes a chair against the door, and then another chair. # camera: close guild-door # fx: shake # pose: you reach letter # feel: you surprised, oke surprised # who: narrator
   Ask when. I like it when people ask me when. # camera: wide # pose: juno wave, you hold letter # feel: you worried # who: juno # face: calm
   At sundown, then. Three knocks. So that I know it's you. # feel: you okay # voice # who: mole # face: okay
   -> open
 * [Okay. I'll leave you alone. Bye! # ev: ini=1]
   You are three steps away when the door coughs. # move: you to 4.9 # pose: you wave letter # feel: you okay # who: narrator
   Not forever! At sundown would be nice. Three knocks, so that I know it's you. # feel: you surprised # voice # who: mole # face: worried
   -> open
 * [Okay. When would be a good time? # ev: ini=2]
   You ask me when? At sundown, please. Three knocks, so that I know it's you. # pose: you nod # feel: you happy, juno happy # voice # who: mole # face: happy
   -> open

=== open
Sundown! We'll all wait here, at the corner of the yard. You go and knock. # camera: wide # fx: dusk # prop: put guild-door at 7.4 # enter: you at 4.6 # pose: you hold letter # feel: you excited # voice # who: sorrel # face: calm # place: door-house
Three knocks, and a step back. The door opens, as wide as a thumb. # camera: two you guild-door # prop: open guild-door # pose: you hold letter # feel: you excited # who: narrator
Out comes a mole, with a very small hammer. # camera: wide # enter: mole from right at 7.4 # pose: mole hold block # feel: mole worried, you surprised # who: narrator
I can't see far, and I jump easily. Where are you? # camera: wide # pose: mole reach # feel: you okay # who: mole # face: worried # play: map spots=a-step-away,nose-to-nose,across-the-yard # ask: spot # hint: Close enough to talk. Far enough for a mole to feel safe.
 * [across the yard # out: across-the-yard # ev: ini=1]
   "Over here!" you call. The wind takes it, and gives it to a goose. # move: you to 3.4 # pose: you wave letter, mole shrug # feel: you surprised, mole worried # who: narrator
   You walk closer, until a quiet voice will do. # move: you to 6.2 # pose: you hold letter # feel: you okay, mole okay # who: narrator
   -> talk
 * [a step away # out: a-step-away # ev: ini=2]
   There you are. I can hear you, and you can't step on me. That's just right. # move: you to 6.2 # pose: mole wave, you hold letter # feel: you happy # who: mole # face: happy
   -> talk
 * [nose to nose # out: nose-to-nose # ev: ini=0]
   Your nose is on his nose. "Eep!" He throws his hammer over the roof. # move: you to 6.5 # fx: shake # pose: mole cheer, you clutch letter # feel: mole surprised, you surprised # who: narrator
   You take one big step back, and wait until he has stopped shaking. # move: you to 5.6 # pose: you hold letter, mole clutch # feel: you worried, mole okay # who: narrator
   -> talk

=== talk
He opens the door wide. Right behind it stands a tiny town, all made of wood. # camera: wide # prop: put tower at 5.9 # move: you to 4.6, mole to 7.4 # pose: mole point, you stand letter # feel: you surprised, mole okay # who: narrator
You came back. Most people only knock. # camera: two you mole # pose: mole hold letter, you stand # feel: you happy # who: mole # face: okay
What do you say? # camera: close you # feel: mole okay # who: narrator # ask: talk # hint: Look around. He has worked on something for a long time.
 * [Tell him about my whole day, starting at breakfast. # ev: ini=0]
   You are at lunch when you see him yawn into a tiny chimney. # camera: two you mole # pose: you wave, mole clutch # feel: you happy, mole sad # who: narrator
   Sorry. I talked and talked. Is that our town you've made? # pose: you rest # feel: mole surprised # who: you # face: worried
   -> build
 * [Is that our town? How did you make it? # ev: ini=2]
   At night, I listen to the town. Then I build what I hear. # camera: two you mole # pose: mole cheer, you point # feel: you surprised # who: mole # face: happy
   -> build
 * [Nice. # ev: ini=1]
   Thank you. # camera: two you mole # pose: mole rest # feel: you okay # who: mole # face: okay
   A minute goes by. It is a shy one. # fx: hush # pose: mole shrug, you shrug # feel: mole worried, you worried # who: narrator
   Is that Rope House? It even has the wheels! # fx: hush off # pose: you point # feel: mole happy # who: you # face: surprised
   -> build

=== build
Would you like to help? Only the clock tower is missing. I'll tell you how it goes. # camera: wide # fx: hush off # prop: put tower at 5.9 # pose: mole point, you stand # feel: you excited # who: mole # face: happy # play: build by=mole steps=cube,arch,beam,roof more=ball,ring # ask: build # hint: It's his town, and your first tower. You can ask as often as you like.
 * [as the mole told it # out: as-told # ev: ini=2]
   He feels along each edge. "That is just how it sounds at noon," he says. # camera: wide # prop: top tower # fx: sparkle # pose: mole reach, you cheer # feel: mole happy, you proud # who: narrator
   -> letter
 * [one piece off # out: nearly # ev: ini=1]
   One piece sits where another should. It still ticks. I'll call it Tuesday time. # camera: wide # prop: top tower # pose: mole hold, you shrug # feel: you surprised # who: mole # face: happy
   -> letter
 * [something else # out: other # ev: ini=0]
   Crash! It's a lovely tower. It's just not this tower. # camera: wide # prop: fall tower # fx: dust, shake # pose: mole clutch, you hide # feel: mole surprised, you surprised # who: narrator
   I told it too fast. Nobody has ever helped me before. Once more? # camera: two you mole # pose: mole comfort # feel: you okay # who: mole # face: okay
   -> build_again

=== build_again
From the ground up, then. Ask me after each piece. # camera: wide # prop: put tower at 5.9 # pose: mole point, you stand # feel: you determined # who: mole # face: calm # play: build by=mole steps=cube,arch,beam more=ball,ring # ask: build2 # again: ini # hint: When you join in, it is all right to ask, "And then?"
 * [as the mole told it # out: as-told # ev: none]
   There! And you asked such good questions on the way. # camera: wide # prop: top tower # fx: sparkle # pose: mole cheer, you cheer # feel: you proud # who: mole # face: happy
   -> letter
 * [one piece off # out: nearly # ev: none]
   A tower with a twist. I shall hear it that way from now on. # camera: wide # prop: top tower # pose: mole nod, you stand # feel: you happy # who: mole # face: happy
   -> letter
 * [something else # out: other # ev: none]
   The mole puts his paw next to your hand, and you build it side by side. # camera: wide # prop: top tower # pose: mole reach, you reach # feel: you okay, mole happy # who: narrator
   -> letter

=== letter
Now he opens the letter. "Come to supper in the yard. Your neighbors." It is three years old. # camera: two you mole # prop: put tower at 5.9, top tower # pose: mole hold letter, you stand # feel: mole surprised, you surprised # who: narrator
Am I late? # pose: mole clutch letter # feel: you happy # who: mole # face: worried
Only a little! There's supper every night! # camera: wide # enter: oke from left at 3.3, juno from left at 2.1, tavi from left at 1 # pose: oke cheer # feel: juno happy, tavi happy, you happy, mole surprised # who: oke # face: excited
So many! What would I say to them? # camera: two you mole # pose: mole hide # feel: you okay # who: mole # face: worried
Ask me about soup. Or about things that ring! # camera: close oke # pose: oke hop # feel: mole okay # who: oke # face: happy
Ropes and cranks, please. I can talk about cranks until breakfast. # camera: close juno # pose: juno lift # feel: oke happy # who: juno # face: proud
I like lanterns. And weather, if it's dark weather. # camera: close tavi # pose: tavi rest # feel: juno happy # who: tavi # face: calm
Help the mole. Whom can he ask about what? # camera: wide # pose: oke stand, juno stand, tavi stand # feel: you determined, mole worried # who: narrator # play: sort bins=tavi,juno,oke items=soup,lantern,crank,bell,weather,rope fits=oke,tavi,juno,oke,tavi,juno # ask: topics # hint: A good first question is about something that the other one likes.
 * [something for each # out: fair # ev: ini=2]
   Good evening. How is the soup? How are the cranks? Is it dark enough? # fx: sparkle # pose: mole wave, oke cheer, juno cheer, tavi cheer # feel: you proud, oke excited, juno excited, tavi happy # who: mole # face: excited
   -> finish
 * [something for some # out: uneven # ev: ini=1]
   One question hits. The next one goes to the wrong friend, who looks puzzled. # pose: mole wave, tavi shrug, juno shrug # feel: you surprised, tavi surprised, juno surprised, mole worried # who: narrator
   We can trade questions. I like it that you asked at all. # pose: tavi wave # feel: mole happy, you okay, juno happy # who: tavi # face: happy
   -> finish
 * [nearly all for one # out: hog # ev: ini=0]
   He asks one of them nearly everything. The others look at their toes. # fx: hush # pose: mole point, oke rest, juno rest, tavi rest # feel: mole worried, oke okay, juno sad, tavi sad, you surprised # who: narrator
   We like to be asked, too! Soup here, cranks there, lanterns up high! # fx: hush off # pose: oke hop, juno wave, tavi wave # feel: mole happy, juno happy, tavi happy, you okay # who: oke # face: happy
   -> finish

=== finish
They set the pot down at his door, where it's nice and dim. # camera: wide # fx: lamps # prop: put tower at 5.9, gone tower, put soup-pot at 4.9, boil soup-pot # move: you to 6 # pose: oke reach, juno stand, tavi stand, you stand, mole stand # feel: mole happy, you happy, oke happy, juno happy, tavi happy # who: narrator
All through supper, the mole talks more than anybody. He had a lot of it saved up. # camera: wide # pose: mole wave, you sit, oke stand, juno stand, tavi stand # feel: mole happy, you happy, oke happy, juno happy, tavi happy # who: narrator
But why do you all say Door Zero? I live at Door One Hundred. # camera: close mole # pose: mole shrug # feel: oke surprised # who: mole # face: surprised
He feels along the wood. "Oh dear. A one has fallen off. And a zero." # camera: wide # move: mole to 7.9 # pose: mole reach, you stand # feel: you surprised, juno surprised, tavi surprised # who: narrator
So there never was a ghost. # camera: close oke # pose: oke rest # feel: mole okay # who: oke # face: sad
Oh, the ghost lives next door, in Ninety-Nine. Very nice. Loves soup. # camera: wide # pose: mole point, oke hop, juno cheer, tavi cheer, you cheer # fx: sparkle # feel: oke excited, juno surprised, tavi happy, you excited # who: mole # face: happy # keepsake: tiny-tower
-> END
