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
The note at Door House said, "Kite Club. Tuesdays. All welcome." # who: narrator
It is Tuesday. You have climbed the hill with your heart going thump. # who: narrator
You know these faces from town, but you have never flown with them. # who: narrator
Two kites are up already. Nobody has seen you yet. # who: narrator
Where do you go? # who: narrator # play: map spots=by-the-gate,beside-the-bench,under-the-strings # ask: where
 * [by the gate, a good way off # out: by-the-gate # ev: ini=1]
   From here the fliers are as small as thumbs. After a while, you drift closer. # who: narrator
   -> tavi
 * [by the bench, beside the fliers # out: beside-the-bench # ev: ini=2]
   You can hear them laughing, and you are out of everybody's way. # who: narrator
   -> tavi
 * [in the middle, under the strings # out: under-the-strings # ev: ini=0]
   Duck! A string hums over your hair. You back up to the bench. # who: narrator
   -> tavi

=== tavi
Tavi hangs from the bench, upside down, winding string around a spool. # who: narrator
He ties a knot that looks like a small flower. # who: narrator # ask: tavi
 * [Stand there and wait to see if he says something. # ev: ini=0]
   He winds. You wait. A ladybug walks the whole length of the bench. # who: narrator
   Oh. Hello. I thought you were waiting for someone. # who: tavi # face: surprised
   -> lesson
 * [Say, "Hi, Tavi. How did you tie that?" # ev: ini=2]
   It's a rose knot. It's easier upside down. Most things are. # who: tavi # face: happy
   -> lesson
 * [Say, "Hi." # ev: ini=1]
   Hi. # who: tavi # face: okay
   The wind blows for a bit. # who: narrator
   Did you come to fly? # who: tavi # face: okay
   -> lesson

=== lesson
Left hand lets out. Right hand feels. Eyes on the ground, not the kite. # who: tavi # face: calm
He holds out the spool to see if you have got it. # who: narrator # ask: lesson
 * [Okay, got it. # ev: com=1]
   You take it in the wrong hands. He swaps them for you. # who: narrator
   -> pudding
 * [I know all that. I've flown plenty of kites before. # ev: com=0]
   Ah. # who: tavi # face: okay
   He stops there. He had two more tips, about trees and goats. # who: narrator
   -> pudding
 * [Left lets out, right feels. Why not look up? # ev: com=2]
   Because of goats. You'll see. # who: tavi # face: happy
   -> pudding

=== pudding
The other three come over for water, all talking at once. # who: narrator
It went straight in! Like a spoon! # who: oke # face: excited
My poor, poor pudding. # who: mirela # face: happy
They laugh until Juno has to sit down. You were not there for the pudding. # who: narrator # ask: pudding
 * [Laugh along, as if I'd been there. # ev: ini=1]
   You laugh in nearly the right places. Nobody looks around. # who: narrator
   -> nokite
 * [When it dies down, ask, "What hit the pudding?" # ev: ini=2]
   The spare kite! Nose first! I crash things. It's my talent. # who: oke # face: excited
   -> nokite
 * [Start telling them about my own kite crash. # ev: ini=0]
   Their laugh stops halfway. Juno tips her head. # who: narrator
   Sorry, whose kite? My head's still in the pudding. # who: juno # face: surprised
   -> nokite

=== nokite
So you want to join? Good! Only, there's no kite for you today. # who: juno # face: worried
The spare one is still drying. From the pudding. # who: juno # face: okay
All that climbing. Something sinks in your chest. # who: narrator # ask: nokite
 * [Breathe out and watch the kites a bit. # ev: er=2]
   Up there, a red one is drawing slow eights. The sinking stops. # who: narrator
   -> offer
 * [Say, "Then why did the note say all welcome?" # ev: er=0]
   It came out loud. Juno's ears go back. # who: narrator
   It does mean you. We just ran out. # who: juno # face: worried
   -> offer
 * [Go and sit behind the shed until I feel better. # ev: er=1]
   It is windy and boring behind the shed. You come back cooler. # who: narrator
   -> offer

=== offer
They run back to their strings. You are left standing with no kite. # who: narrator # ask: offer
 * [Stay close by, in case somebody needs a hand. # ev: ini=1]
   You hold somebody's cup. It is a start. # who: narrator
   -> again
 * [Tell Oke his turn is over now. # ev: ini=0]
   Is it? Says who? I'm mid-loop! # who: oke # face: surprised
   -> again
 * [Call, "Does anyone want their tail held?" # ev: ini=2]
   Me! Well, the kite's. Mine's fine. # who: juno # face: happy
   -> again

=== again
You walk up to Juno to ask about launching a kite. She is staring at the sky. # who: narrator
In a minute! # who: juno # face: determined
The minute gets very long. # who: narrator # ask: again
 * [Stay beside her and leave it at that. # ev: ini=1]
   The kite dips and climbs for a long time. # who: narrator
   Oh! You wanted something! # who: juno # face: surprised
   -> mirela
 * [Decide she means no, and go back to the bench. # ev: ini=0]
   Hey! Where did you go? # who: juno # face: surprised
   -> mirela
 * [When her kite steadies, ask once more. # ev: ini=2]
   Sorry! It was about to eat a tree. Yes, you can launch. # who: juno # face: happy
   -> mirela

=== mirela
Mirela sits with her kite in her lap. It has not left the ground all day. # who: narrator
I like it down here. It's a ground kite. # who: mirela # face: sad # ask: mirela
 * [Could I try it, then? # ev: emp=0]
   She holds it a little tighter. "Maybe later." # who: narrator
   -> shrew
 * [It's easy. You just have to run faster with it. # ev: emp=1]
   I've run. Ask my knees. # who: mirela # face: frustrated
   -> shrew
 * [Sit down too. "How many tries was it?" # ev: emp=2]
   Fourteen. You're the first one who asked. # who: mirela # face: okay
   Fifteen? # who: mirela # face: determined
   -> shrew

=== shrew
Down at the gate stands a small shrew with a paper bag, looking at her feet. # who: narrator
She has read the note too, you think. # who: narrator # ask: shrew
 * [Wave to her from here. # ev: ini=1]
   She waves back with the bag. She does not come in. # who: narrator
   Tavi flaps down to fetch her. # who: narrator
   -> leave
 * [Walk down. "It's my first day. Come and stand with us." # ev: ini=2]
   "I brought figs," says the shrew, very fast. "In case that helps." # who: narrator
   -> leave
 * [Carry on. One of the others knows the club better. # ev: ini=0]
   Each of you thinks so. The shrew looks at her feet for some time. # who: narrator
   Then Tavi flaps down to fetch her. # who: narrator
   -> leave

=== leave
The sun goes low. Kites come down like tired birds. Everybody is packing up. # who: narrator # ask: leave
 * [Slip off home while they're busy. # ev: ini=0]
   You are at the gate when somebody shouts. # who: narrator
   Hey! Tuesday! Don't forget! # who: oke # face: happy
   -> finish
 * [Ask, "Can I come Tuesday? I'll bring paper for tails." # ev: ini=2]
   Bring yellow! We never have yellow. # who: oke # face: excited
   -> finish
 * [Say, "Bye, then," and see what they say. # ev: ini=1]
   Bye! Watch out for goats! # who: juno # face: okay
   -> finish

=== finish
On the way down, you step around a goat. It is eating a kite tail. # who: narrator
So that is why you look at the ground. # who: narrator
-> END
