// Who Wants to Be the Tail? Zoo U, Tide House (emotion regulation), lesson 4. Grade 4 reading level.
# id: zoou-er-4
# title: Who Wants to Be the Tail?
# kind: lesson
# skill: er
# also: ic
# max_words: 16
# place: tide-house
-> start

=== start
Tonight is the River Parade. One drum goes first. Behind it comes the Long Fish. # camera: wide # prop: put drum at 6.6 # enter: oke at 1.3, you at 2.6, juno at 5.2, sorrel at 8.4 # feel: oke happy, you excited, juno happy, sorrel calm # who: narrator
You have practiced the drum for weeks. On pots, on doors, on Oke. # camera: two oke you # pose: you reach, oke shrug # feel: you proud, oke okay # who: narrator
All your names are in here. The drum goes to... Juno! # camera: wide # pose: sorrel hold basket, you clutch, oke stand # prop: open basket # feel: you worried, juno surprised # who: sorrel # face: happy
The drum! I got the drum! I got the drum! # pose: juno cheer # prop: ring drum # feel: you sad, oke happy # who: juno # face: excited
And the tail of the fish, with its lamp, goes to you. # camera: two you sorrel # pose: sorrel hold basket, you hold lantern # feel: you sad # who: sorrel # face: calm
The tail. One lamp at the very end, behind everybody. # camera: close you # pose: you hold lantern # feel: you sad # who: narrator
A lot is moving in there, I think. What is it? # camera: wide # move: sorrel to 3.8, juno to 5.4 # pose: sorrel comfort, juno stand # feel: you sad, juno happy # who: sorrel # face: calm # ask: name # hint: There may be more than one feeling in the water.
 * [Nothing! I love tails, and I never even wanted that drum. # ev: er=0]
   You smile so hard that it pulls at your ears. # camera: close you # pose: you lift lantern # fx: shake # feel: you happy, oke surprised, sorrel okay # who: narrator
   That smile looks heavy. You may put it down in here, you know. # camera: two you sorrel # pose: sorrel comfort, you rest lantern # feel: you sad # who: sorrel # face: calm
   -> thought
 * [I feel bad. Just bad, from top to bottom. # ev: er=1]
   Bad is the whole river. Is there sad in it? Is there jealous? # camera: two you sorrel # pose: sorrel rest # feel: you sad # who: sorrel # face: calm
   Both. And one drop of glad, for Juno. # pose: you hold lantern # feel: sorrel happy # who: you # face: okay
   -> thought
 * [I'm sad and jealous. And a bit glad for Juno. # ev: er=2]
   Three at once, and you know each one by name. That is good sailing. # camera: two you sorrel # pose: sorrel nod, you hold lantern # feel: you okay # who: sorrel # face: proud
   -> thought

=== thought
Boom! Boom! With every boom, a thought comes by. Which one do you keep? # camera: wide # move: sorrel to 8.4, juno to 5.4 # prop: put drum at 6.6, ring drum # pose: juno reach, you hold lantern, oke stand, sorrel stand # feel: juno excited, you sad, oke okay # who: narrator # ask: thought # hint: Which one is true, and helps you with tonight?
 * [It was a fair draw. I can be sad and still come along. # ev: er=2]
   That thought has room for both of you. And for me. I'm the head! # camera: two oke you # pose: oke cheer, you nod # feel: you okay # who: oke # face: happy
   -> spot
 * [Juno gets everything, always, and I never get anything at all. # ev: er=0]
   Never? On Monday, you got the biggest pancake. I saw it. I nearly cried. # camera: two oke you # pose: oke clutch, you clutch lantern # feel: you mad # who: oke # face: sad
   That's true. So it's one drum, one time. # pose: you rest lantern, oke stand # feel: oke happy # who: you # face: okay
   -> spot
 * [Next year, I'll get it for sure. # ev: er=1]
   For sure? Did the basket tell you? Baskets tell me nothing. # camera: two oke you # pose: oke shrug, you lift lantern # feel: you surprised # who: oke # face: okay
   No. But I can be sad now, and still come along. # pose: you rest lantern # feel: oke happy # who: you # face: okay
   -> spot

=== spot
Down by the river gate, Juno practices. Boom, boom, boom! The upset in you climbs like water. # camera: wide # prop: put guild-door at 1, put drum at 6.4, ring drum # enter: you at 3.8, juno at 5.2, oke at 7.5, sorrel at 8.7 # fx: shake # pose: juno reach, oke hide, you clutch lantern, sorrel stand # feel: juno excited, you frustrated, oke surprised, sorrel calm # who: narrator # place: river-ferry
There is an hour left. Where do you go? # camera: wide # pose: oke stand, you hold lantern # feel: you frustrated # who: narrator # play: map spots=next-to-the-drum,by-the-gate,railing # ask: spot # hint: Where can the water go down, and friends still find you?
 * [right next to the drum # out: next-to-the-drum # ev: er=0]
   BOOM. You feel it in your teeth. BOOM. You feel it in your hair. # move: you to 4.2 # prop: ring drum # fx: shake # pose: you clutch lantern # feel: you mad, juno excited, sorrel surprised # who: narrator
   Go to the rail. It's cool there, and nobody booms. # move: you to 2.6 # pose: oke wave, you rest lantern # feel: you okay # who: oke # face: okay
   -> juno
 * [out of the gate, away from everybody # out: by-the-gate # ev: er=1]
   It is quiet out there. Soon you wonder what the others are doing. # move: you to 1.2, oke to 3.4 # fx: hush # pose: you sit lantern, oke lift # feel: you sad, oke worried # who: narrator
   There you are! A fish without a tail is only a bun with eyes! # fx: hush off # move: oke to 3.7, you to 2.6 # pose: oke cheer, you hold lantern # feel: you surprised # who: oke # face: happy
   -> juno
 * [at the railing, over the river # out: railing # ev: er=2]
   The wood is cool. The water goes by, and takes a little of the boom along. # move: you to 2.6 # pose: you rest lantern # feel: you calm, oke calm # who: narrator
   -> juno

=== juno
After a while, Juno comes over. She holds her sticks behind her back. # camera: wide # move: juno to 3.9, you to 2.6, oke to 7.5 # pose: juno hide, you hold lantern, oke stand, sorrel stand # feel: juno worried, you okay, oke okay, sorrel calm # who: narrator
You went away. Are you mad at me? # camera: two you juno # pose: juno rest # feel: you surprised # who: juno # face: worried # ask: juno # hint: You can tell her the feeling without throwing it at her.
 * [No. I have to look at my lamp now. # ev: er=1]
   You look at the lamp. It is a lamp. You've seen all of it. # camera: close you # pose: you hold lantern # feel: you worried, juno sad # who: narrator
   I'm jealous. It's not your fault, and it'll get smaller. # camera: two you juno # pose: you hold lantern # feel: juno okay # who: you # face: okay
   -> flame
 * [I'm jealous. I wanted it a lot. You do sound good. # ev: er=2]
   I'd be jealous, too. Thanks for saying it. Will you teach me your fast bit? # pose: juno clutch, you hold lantern # feel: you happy # who: juno # face: happy
   -> flame
 * [You hit it like an old frying pan. Everybody here thinks so. # ev: er=0]
   Her ears fold down. "Everybody?" # pose: juno hide, you clutch lantern # feel: juno sad, you mad, oke surprised # who: narrator
   No. Nobody. That was the jealous part talking. You sound good. # pose: you rest lantern, juno stand # feel: juno okay, oke okay # who: you # face: worried
   -> flame

=== flame
Dusk. Juno leads. Oke is the head of the fish, Mirela is the middle. # camera: wide # fx: dusk # prop: put drum at 7.6, put rope at 4 # enter: you at 2.4, mirela at 4, oke at 5.7, crowd at 7.3, juno at 8.7 # pose: oke lift fish, juno reach, mirela hold, you hold lantern, crowd wave # feel: crowd happy, you okay, mirela happy, oke excited, juno happy # who: narrator # place: cart-line
Your lamp goes last. Cup your hands around it, until the flame stands straight. # camera: two you mirela # prop: light lantern # pose: mirela point # feel: you determined # who: mirela # face: calm # play: wait secs=8 thing=lantern act=hold # ask: flame # hint: It gets calmer when nobody pokes it. Many things do.
 * [waited # out: waited # ev: ic=2]
   The flame stands up straight. So does the tail. # camera: wide # prop: light lantern # fx: sparkle # pose: you lift lantern, mirela cheer # feel: you proud, mirela happy # who: narrator
   -> flags
 * [poked it a little # out: slip # ev: ic=1]
   It flickers, and thinks, and stays. # camera: wide # prop: light lantern # pose: you hold lantern, mirela clutch # feel: you surprised, mirela okay # who: narrator
   -> flags
 * [poked it again and again # out: rushed # ev: ic=0]
   Pff. Out it goes. # camera: wide # prop: dim lantern # fx: shake # pose: you clutch lantern, mirela shrug # feel: you surprised, mirela surprised # who: narrator
   It doesn't like to be poked. I know how it feels. I grew quills about it. # pose: mirela shrug, you hold lantern # feel: you okay # who: mirela # face: okay
   -> flame_again

=== flame_again
I'll light it once more. This time, only your hands around it, like a wall. # camera: two you mirela # prop: light lantern # pose: mirela reach, you hold lantern # feel: you determined # who: mirela # face: calm # play: wait secs=5 thing=lantern act=hold # ask: flame2 # again: ic # hint: Walls don't poke. Be a wall.
 * [waited # out: waited # ev: none]
   You make a very good wall. Look how straight it stands. # camera: wide # fx: sparkle # pose: mirela cheer, you lift lantern # feel: you proud # who: mirela # face: happy
   -> flags
 * [poked it a little # out: slip # ev: none]
   A wall with one loose brick. It still burns. # camera: wide # pose: mirela nod, you hold lantern # feel: you okay # who: mirela # face: happy
   -> flags
 * [poked it again and again # out: rushed # ev: none]
   Mirela puts her paws around yours. Now there are two walls, and it burns. # camera: wide # move: mirela to 3.4 # pose: mirela comfort, you hold lantern # feel: you okay, mirela calm # who: narrator
   -> flags

=== flags
Tail! Green flag, pull the rope, and we wiggle. Red flag, let it rest, or we rip! # camera: wide # prop: put lantern at 1.4, light lantern, put rope at 3.2, put drum at 7.6, ring drum # move: mirela to 4 # pose: oke point fish, you hold, mirela hold, juno reach # feel: you determined, mirela happy, juno happy # who: oke # face: excited # play: gonogo rounds=10 go=green-flag stop=red-flag thing=rope # ask: flags # hint: Look for the flag first. Then move.
 * [steady all the way # out: steady # ev: ic=2]
   The whole fish wiggles, from nose to tail. A baby in the crowd screams for joy. # prop: pull rope # fx: sparkle # pose: you reach, oke cheer fish, mirela cheer, crowd cheer # feel: crowd excited, you happy, oke excited, mirela excited, juno happy # who: narrator
   -> tock
 * [never pulled # out: still # ev: ic=1]
   The head wiggles. The middle wiggles. The tail is a very calm tail. # pose: you hide, oke hop, mirela shrug # feel: you worried, oke happy, mirela okay # who: narrator
   Next green one, we pull together. One, two, wiggle! # prop: pull rope # pose: mirela reach, you reach # feel: you happy # who: mirela # face: happy
   -> tock
 * [one or two slips # out: slip # ev: ic=1]
   Wiggle, wiggle, hic. The fish has the hiccups. The crowd likes it. # prop: pull rope # pose: you shrug, oke hop, crowd cheer # feel: you surprised, oke happy, mirela happy # who: narrator
   -> tock
 * [many slips # out: rushed # ev: ic=0]
   Rrrip! The fish is now two fish. # prop: drop rope # fx: shake # pose: you cheer, mirela cheer, oke clutch fish # feel: you surprised, oke surprised, mirela surprised # who: narrator
   Nobody panic. I can knot. Flag first this time, then arms. # prop: tie rope # pose: mirela hold, you stand # feel: you worried, oke okay # who: mirela # face: calm
   -> tock

=== tock
Then Juno turns to wave. Boom, boom, tock, ow! She has hit her own foot. # camera: close juno # prop: put rope at 3.2, put drum at 7.6, ring drum # fx: shake # pose: juno hop, you hold, oke stand fish, mirela stand # feel: juno surprised, oke surprised, mirela surprised # who: narrator
People laugh. A giggle comes up in you, too. It is a small, mean one. # camera: two you juno # pose: juno clutch, crowd point right # feel: juno worried, you surprised # who: narrator # ask: tock # hint: A giggle may come. What you do with it is up to you.
 * [Laugh out loud and call, "I'd have done that better!" # ev: er=0]
   Juno stops. No drum, no parade. Everybody waits in the quiet. # camera: wide # fx: hush # pose: juno hide, you cheer # feel: juno sad, you surprised, oke worried, mirela worried # who: narrator
   I've hit myself with a frying pan before. It was my own frying pan. Clap with me? # fx: hush off # pose: oke reach fish, you stand # feel: juno okay, you worried # who: oke # face: okay
   -> turn
 * [Let the giggle go by, and clap the beat for her. # ev: er=2]
   Clap, clap. Juno hears it, breathes, and finds her boom again. # camera: wide # prop: ring drum # pose: you cheer, juno reach, mirela cheer # feel: juno happy, you happy, mirela happy, oke happy # who: narrator
   -> turn
 * [Stare at my lamp until it's all over, and hope nobody sees my face. # ev: er=1]
   The lamp stares back. Up in front, Juno counts on her toes, all alone. # camera: wide # pose: you hide, juno rest # feel: juno worried, you worried, oke okay # who: narrator
   She needs a beat. Come on, tail, clap with me. # prop: ring drum # pose: mirela cheer, you cheer, juno reach # feel: juno okay, you okay # who: mirela # face: happy
   -> turn

=== turn
The parade comes to the end of the branch. The big door there is shut. # camera: wide # prop: put guild-door at 8.2, put drum at 7.6 # pose: crowd stand, juno point, oke stand fish, mirela stand, you stand # feel: juno surprised, oke surprised, mirela surprised, you surprised # who: narrator
A fish can't swim backward! Everybody, turn around! # camera: wide # pose: oke hop, juno stand # feel: mirela surprised # who: oke # face: excited
They all turn. Now the tail is in front. You are first. # camera: close you # pose: you lift lantern # prop: light lantern # feel: you surprised # who: narrator
The whole town looks at you. Your heart drums, and your feet want to fly. # camera: close you # feel: you excited # who: narrator # ask: turn # hint: Glad feelings can be high water, too.
 * [Run! At last I'm in front, and they can catch up with me! # ev: er=0]
   The rope goes tight. Down go the middle, the head, and the drum. # camera: wide # move: you to 1.2 # fx: shake, dust # pose: mirela sit, oke sit, juno sit # feel: you excited, mirela surprised, oke surprised, juno surprised # who: narrator
   I have short legs! Fish with short legs go slowly! # pose: mirela lift, you stand lantern # feel: you worried # who: mirela # face: frustrated
   Sorry! One breath first. Then we all go slowly. # pose: you rest lantern, mirela stand, oke stand fish, juno stand # feel: mirela okay, oke okay, juno okay # who: you # face: worried
   -> finish
 * [Stand still until somebody tells me where to go. # ev: er=1]
   Nobody knows. You've got the lamp. So wherever you go, that's the way! # camera: wide # pose: oke shrug fish, you hold lantern # feel: you surprised, mirela happy, juno happy # who: oke # face: happy
   -> finish
 * [Take one breath, and walk slowly enough for all to keep up. # ev: er=2]
   One slow breath. One slow step. And the whole fish comes along behind you. # camera: wide # move: you to 1.8 slowly # pose: you lift lantern, mirela hold, oke cheer fish # feel: you calm, mirela happy, oke happy, juno happy # who: narrator
   -> finish

=== finish
So the Long Fish swims home, tail first. Nobody has ever seen that before. # camera: wide # exit: crowd right # fx: lamps # prop: put guild-door at 8.2, gone guild-door, put lantern at 2.4, light lantern # move: you to 2.4, juno to 8.4 # pose: you lift lantern, mirela stand, oke stand fish, juno reach # feel: you proud, mirela happy, oke happy, juno happy # who: narrator
I'm the tail now! It's lovely back here! Nobody steps on you! # camera: close juno # prop: ring drum # pose: juno cheer # feel: oke happy # who: juno # face: excited
What a fish! Now, for next year, who wants to be the tail? # camera: wide # prop: put rope at 4, gone rope, put drum at 7.6, gone drum # enter: sorrel from right at 7 # pose: sorrel hold basket, juno stand # feel: you happy # who: sorrel # face: happy
Me! Me! Me! # pose: oke hop, juno lift, mirela lift, you lift lantern # feel: juno excited, mirela excited, you excited, sorrel surprised # who: oke # face: excited
Oh dear. Now nobody wants the drum. # pose: sorrel shrug basket, juno cheer, you cheer lantern, mirela cheer # fx: sparkle # feel: juno happy, you happy, mirela happy # who: sorrel # face: surprised # keepsake: tail-lamp
-> END
