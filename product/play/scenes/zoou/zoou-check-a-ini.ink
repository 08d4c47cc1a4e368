// The Kite Club. Zoo U, Kite Hill, check scene of form A. Grade 2-4 reading level.
# id: zoou-check-a-ini
# title: The Kite Club
# kind: check
# skill: ini
# also: emp, er, com
# max_words: 16
# place: kite-hill
-> start

=== start
The note at Door House said, "Kite Club. Tuesdays. All welcome." # camera: wide # enter: you from left at 1.4 # pose: you stand letter # prop: open letter # feel: you happy # who: narrator
It is Tuesday. You have climbed the hill with your heart going thump. # camera: close you # pose: you clutch # feel: you worried # who: narrator
You know these faces from town, but you have never flown with them. # camera: wide # enter: tavi at 4.2, juno at 6.5, oke at 8, mirela at 9 # pose: juno lift kite # feel: juno happy, oke happy, mirela okay, tavi calm # who: narrator
Two kites are up already. Nobody has seen you yet. # prop: fly kite # pose: oke lift # feel: juno excited, oke excited # who: narrator
Where do you go? # pose: you stand # feel: you worried # who: narrator # play: map spots=by-the-gate,beside-the-bench,under-the-strings # ask: where
 * [by the gate, a good way off # out: by-the-gate # ev: ini=1]
   From here the fliers are as small as thumbs. After a while, you drift closer. # move: you to 3.2 slowly # feel: you okay # who: narrator
   -> tavi
 * [by the bench, beside the fliers # out: beside-the-bench # ev: ini=2]
   You can hear them laughing, and you are out of everybody's way. # move: you to 5.5 # feel: you happy, oke happy # who: narrator
   -> tavi
 * [in the middle, under the strings # out: under-the-strings # ev: ini=0]
   Duck! A string hums over your hair. You back up to the bench. # move: you to 5.5 # pose: you sit # fx: wind # feel: you surprised, juno surprised, oke surprised # who: narrator
   -> tavi

=== tavi
Tavi stands by the bench, winding string around a spool. # fx: wind off # move: tavi to 4.2, you to 5.4 # pose: you stand, tavi hold rope # camera: two you tavi # feel: tavi calm, you okay, juno happy, oke happy # who: narrator
He ties a knot that looks like a small flower. # camera: close tavi # prop: tie rope # feel: you surprised # who: narrator # ask: tavi
 * [Stand there and wait to see if he says something. # ev: ini=0]
   He winds. You wait. A ladybug walks the whole length of the bench. # camera: two you tavi # pose: tavi reach rope, you rest # feel: you worried # who: narrator
   Oh. Hello. I thought you were waiting for someone. # pose: tavi lift rope # who: tavi # face: surprised
   -> lesson
 * [Say, "Hi, Tavi. How did you tie that?" # ev: ini=2]
   It's a rose knot. It's easier upside down. Most things are. # camera: two you tavi # pose: tavi lift rope, you wave # feel: you happy # who: tavi # face: happy
   -> lesson
 * [Say, "Hi." # ev: ini=1]
   Hi. # camera: two you tavi # pose: you wave # feel: you okay # who: tavi # face: okay
   The wind blows for a bit. # fx: wind # pose: you stand # feel: tavi okay # who: narrator
   Did you come to fly? # fx: wind off # pose: tavi lift rope # feel: you happy # who: tavi # face: okay
   -> lesson

=== lesson
Left hand lets out. Right hand feels. Eyes on the ground, not the kite. # camera: two you tavi # pose: tavi point rope, you stand # feel: you okay # who: tavi # face: calm
He holds out the spool to see if you have got it. # pose: tavi reach rope # camera: close tavi # who: narrator # ask: lesson
 * [Okay, got it. # ev: com=1]
   You take it in the wrong hands. He swaps them for you. # camera: two you tavi # pose: tavi reach, you hold rope # feel: you surprised, tavi calm # who: narrator
   -> pudding
 * [I know all that. I've flown plenty of kites before. # ev: com=0]
   Ah. # camera: two you tavi # pose: tavi hold rope, you shrug # feel: you proud # who: tavi # face: okay
   He stops there. He had two more tips, about trees and goats. # pose: tavi rest rope # feel: tavi okay # who: narrator
   -> pudding
 * [Left lets out, right feels. Why not look up? # ev: com=2]
   Because of goats. You'll see. # camera: two you tavi # pose: tavi point rope, you point # feel: you okay # who: tavi # face: happy
   -> pudding

=== pudding
The other three come over for water, all talking at once. # camera: wide # pose: you stand, tavi stand, juno stand, oke stand # move: tavi to 4.2, juno to 6.6, oke to 7.6, mirela to 8.7 # feel: juno excited, oke excited, mirela happy, tavi happy, you okay # who: narrator
It went straight in! Like a spoon! # pose: oke cheer # who: oke # face: excited
My poor, poor pudding. # pose: oke stand, mirela shrug # feel: oke happy # who: mirela # face: happy
They laugh until Juno has to sit down. You were not there for the pudding. # pose: juno sit, oke cheer, mirela cheer # feel: juno happy, oke happy, mirela happy, tavi happy # who: narrator # ask: pudding
 * [Laugh along, as if I'd been there. # ev: ini=1]
   You laugh in nearly the right places. Nobody looks around. # pose: you cheer # feel: you happy # who: narrator
   -> nokite
 * [When the laughing stops, ask, "What hit the pudding?" # ev: ini=2]
   The spare kite! Nose first! I crash things. It's my talent. # camera: two you oke # pose: oke cheer, you stand # feel: you happy # who: oke # face: excited
   -> nokite
 * [Start telling them about my own kite crash. # ev: ini=0]
   Their laugh stops halfway. Juno tips her head. # pose: you point, oke stand, mirela stand # feel: you excited, juno surprised, oke surprised, mirela surprised # who: narrator
   Sorry, whose kite? My head's still in the pudding. # pose: juno shrug, you stand # feel: you worried # who: juno # face: surprised
   -> nokite

=== nokite
So you want to join? Good! Only, there's no kite for you today. # camera: two you juno # pose: juno stand, you stand, oke stand, mirela stand # feel: you happy, oke okay, mirela okay # who: juno # face: worried
The spare one is still drying. From the pudding. # pose: juno shrug # feel: you surprised # who: juno # face: okay
All that climbing, and no kite. You feel disappointed. # camera: close you # pose: you rest # feel: you sad # who: narrator # ask: nokite
 * [Breathe out and watch the kites a bit. # ev: er=2]
   Up there, a red one is drawing slow eights. You feel a bit better. # camera: wide # pose: you stand # feel: you calm, juno okay # who: narrator
   -> offer
 * [Say, "Then why did the note say all welcome?" # ev: er=0]
   It came out loud. Juno's ears go back. # camera: wide # pose: you fists, juno hide # feel: you mad, juno worried, oke surprised # who: narrator
   It does mean you. We just ran out. # pose: juno stand, you stand # feel: you okay # who: juno # face: worried
   -> offer
 * [Go and sit behind the shed until I feel better. # ev: er=1]
   It is windy and boring behind the shed. You come back cooler. # camera: wide # move: you to 1.2 # pose: you sit # fx: wind # feel: you calm, juno okay # who: narrator
   -> offer

=== offer
They run back to their strings. You are left standing with no kite. # camera: wide # fx: wind off # move: you to 3.4, tavi to 4.6, juno to 6.6, oke to 8, mirela to 9 # pose: you stand, juno lift kite, oke lift, tavi hold rope # prop: fly kite # feel: you worried, juno happy, oke happy, mirela okay, tavi calm # who: narrator # ask: offer
 * [Stay close by, in case somebody needs help. # id: stay-close-by-in-case-somebody-needs-a-hand # ev: ini=1]
   You hold somebody's cup. It is a start. # pose: you hold blue-mug # feel: you okay # who: narrator
   -> again
 * [Tell Oke his turn is over now. # ev: ini=0]
   Is it? Says who? I'm mid-loop! # move: you to 5.6 # pose: you point # who: oke # face: surprised
   -> again
 * [Call, "Does anyone want their tail held?" # ev: ini=2]
   Me! Well, the kite's. Mine's fine. # pose: you wave, juno lift kite # feel: you happy # who: juno # face: happy
   -> again

=== again
You walk up to Juno to ask about launching a kite. She is staring at the sky. # camera: two you juno # move: tavi to 3.4, you to 5.3 # pose: you stand, tavi hold rope, juno lift kite # prop: fly kite # feel: juno determined, you okay, oke happy # who: narrator
In a minute! # pose: you wave # who: juno # face: determined
The minute gets very long. # camera: close you # pose: you stand # feel: you worried # who: narrator # ask: again
 * [Stay beside her and do not ask again. # id: stay-beside-her-and-leave-it-at-that # ev: ini=1]
   The kite dips and climbs for a long time. # camera: close juno # pose: juno reach kite # prop: fly kite # feel: juno determined # who: narrator
   Oh! You wanted something! # camera: two you juno # feel: you happy # who: juno # face: surprised
   -> mirela
 * [Decide she means no, and go back to the bench. # ev: ini=0]
   Hey! Where did you go? # camera: wide # move: you to 2 # pose: juno wave kite # feel: you sad # who: juno # face: surprised
   -> mirela
 * [When her kite steadies, ask once more. # ev: ini=2]
   Sorry! It was about to eat a tree. Yes, you can launch. # camera: two you juno # pose: you wave # feel: you happy # who: juno # face: happy
   -> mirela

=== mirela
Mirela sits with her kite in her lap. It has not left the ground all day. # camera: wide # move: tavi to 3, you to 4.5, mirela to 5.9, oke to 8, juno to 9 # pose: you stand, juno stand, oke stand, mirela sit kite # feel: mirela sad, juno okay, you okay # who: narrator
I like it down here. It's a ground kite. # camera: two you mirela # feel: you worried # who: mirela # face: sad # ask: mirela
 * [Could I try it, then? # ev: emp=0]
   She holds it a little tighter. "Maybe later." # camera: close mirela # pose: mirela clutch kite, you reach # feel: mirela worried # who: narrator
   -> shrew
 * [It's easy. You just have to run faster with it. # ev: emp=1]
   I've run. Ask my knees. # pose: you point, mirela sit kite # who: mirela # face: frustrated
   -> shrew
 * [Sit down too. "How many tries was it?" # ev: emp=2]
   Fourteen. You're the first one who asked. # pose: you sit # feel: you okay # who: mirela # face: okay
   Fifteen? # pose: mirela lift kite # feel: you happy # who: mirela # face: determined
   -> shrew

=== shrew
Down at the gate stands a small shrew with a paper bag, looking at her feet. # camera: wide # pose: you stand, mirela hold kite # feel: you surprised, mirela okay # who: narrator
She has read the note too, you think. # camera: close you # feel: you okay # who: narrator # ask: shrew
 * [Wave to her from here. # ev: ini=1]
   She waves back with the bag. She does not come in. # camera: wide # pose: you wave # feel: you happy, tavi happy # who: narrator
   Tavi flaps down to fetch her. # move: tavi to 1.2 # pose: tavi wave # who: narrator
   -> leave
 * [Walk down. "It's my first day. Come and stand with us." # ev: ini=2]
   "I brought figs," says the shrew, very fast. "In case that helps." # camera: wide # move: you to 1.4 # pose: you wave # feel: you happy, tavi happy # who: narrator
   -> leave
 * [Carry on. One of the others knows the club better. # ev: ini=0]
   Each of you thinks so. The shrew looks at her feet for some time. # camera: wide # pose: you hold # feel: tavi okay # who: narrator
   Then Tavi flaps down to fetch her. # move: tavi to 1.2 # pose: tavi wave # feel: tavi happy # who: narrator
   -> leave

=== leave
The sun goes low. The kites come down, one by one. Everybody is packing up. # camera: wide # fx: dusk # move: you to 2.9, tavi to 4.3, mirela to 5.9 # pose: you stand, tavi hold rope, mirela hold kite # feel: you okay, tavi calm, mirela happy, juno happy, oke happy # who: narrator # ask: leave
 * [Go home now, while they're busy. # ev: ini=0]
   You are at the gate when somebody shouts. # move: you to 1.1 # feel: you worried # who: narrator
   Hey! Tuesday! Don't forget! # pose: oke wave # feel: you surprised # who: oke # face: happy
   -> finish
 * [Ask, "Can I come Tuesday? I'll bring paper for tails." # ev: ini=2]
   Bring yellow! We never have yellow. # pose: oke cheer, you wave # feel: you happy, juno happy # who: oke # face: excited
   -> finish
 * [Say, "Bye, then," and see what they say. # ev: ini=1]
   Bye! Watch out for goats! # pose: juno wave, you wave # feel: you okay # who: juno # face: okay
   -> finish

=== finish
On the way down, you step around a goat. It is eating a kite tail. # camera: wide # exit: tavi right, mirela right, oke right, juno right # move: you to 3.6 # prop: put kite at 5, fall kite # enter: goat at 6.2 # pose: goat reach left, you hop # feel: you surprised, goat happy # who: narrator
So that is why you look at the ground. # camera: close kite # pose: you point # feel: you happy, goat proud # who: narrator # keepsake: toy-kite
-> END
