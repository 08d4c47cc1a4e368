// The Lost Lantern. Zoo U, Tide House, check scene of form A. Grade 2-4 reading level.
# id: zoou-check-a-er
# title: The Lost Lantern
# kind: check
# skill: er
# also: ic, com, ini
# max_words: 16
# place: tide-house
-> start

=== start
You have made a paper lantern. It took three weeks and one whole pot of glue. # who: narrator
Tonight is the Lantern Walk. You come to fetch it from its hook. # who: narrator
The hook is empty. Your stomach drops, as if you missed a stair. # who: narrator # ask: hook
 * [Search every shelf and box in here as fast as I can. # ev: er=1]
   You look in the same box three times. It stays the same box. # who: narrator
   -> name
 * [Shout, "Who took my lantern?" # ev: er=0]
   The room goes silent. Somebody drops a brush. # who: narrator
   -> name
 * [Sit on the step till my legs stop shaking. # ev: er=2]
   The step is cold and solid. Soon your legs are legs again. # who: narrator
   -> name

=== name
Juno comes over, with paint on one ear. # who: narrator
You look like weather. What's going on in there? # who: juno # face: worried # ask: name
 * [Nothing. I was just about to leave. # ev: er=0]
   That's a lot of weather for nothing. # who: juno # face: okay
   Then she sees the empty hook. # who: narrator
   -> tell
 * [I'm scared it's gone. And sort of angry. # ev: er=2]
   Two at once. That's heavy. I'll help you look. # who: juno # face: calm
   -> tell
 * [I just feel bad. # ev: er=1]
   Bad like ill, or bad like lost something? Oh. The hook. # who: juno # face: worried
   -> tell

=== tell
Sorrel keeps the lantern book, and dips a pen in ink. # who: narrator
Thirty-one lanterns came in. Describe yours, please. # who: sorrel # face: calm # ask: tell
 * [It's the really good one. You must remember! # ev: com=0]
   I remember thirty-one really good ones. # who: sorrel # face: calm
   -> only
 * [It's green, and it was right here. # ev: com=1]
   Green. We have nine of those. I shall look at all nine. # who: sorrel # face: okay
   -> only
 * [Round and green, with a moth. I hung it Tuesday. # ev: com=2]
   A moth. Good. There can be only one of those. # who: sorrel # face: happy
   -> only

=== only
It's only a lantern. You could make a new one! You've got, what, an hour? # who: oke # face: okay
Only. The word gets stuck in you like a splinter. # who: narrator # ask: only
 * [Say, "Then give me yours, if it's only a lantern." # ev: er=0]
   Mine? No! I mean, that's different! Isn't it? # who: oke # face: surprised
   -> green
 * [Turn around and look out of the window. # ev: er=1]
   Outside, it has started to drizzle. Oke scratches his head. # who: narrator
   -> green
 * [Say, "It was three weeks. I need a minute." # ev: er=2]
   Three weeks? Oh. Take two minutes. # who: oke # face: surprised
   -> green

=== green
Then you see it! Round and green, bobbing out of the door! # who: narrator
You run. You catch up. It has a fish on it, and it belongs to a dormouse. # who: narrator
All the hope runs out of you, like water out of a boot. # who: narrator # ask: green
 * [Kick the wall. It can take it. # ev: er=0]
   The wall takes it. Your toe does not. # who: narrator
   -> boxes
 * [Run cold water over my wrists at the pump. # ev: er=2]
   It is so cold that you can think about only one thing. Then, about two. # who: narrator
   -> boxes
 * [Keep searching, even though it's all blurry. # ev: er=1]
   You walk past the same door twice, wiping your eyes. # who: narrator
   -> boxes

=== boxes
Two older badgers from the boat crew are stacking boxes. You don't know them. # who: narrator
They were here all afternoon. # who: narrator # ask: boxes
 * [Say, "Excuse me, did anyone move a lantern?" # ev: ini=2]
   "Bat had one," says the first. "Up the ladder," says the second. # who: narrator
   -> bent
 * [Stand near them and listen for a clue. # ev: ini=1]
   They talk about soup. Then one says, "Is that bat still up the ladder?" # who: narrator
   -> bent
 * [Go the other way around, past the nets. # ev: ini=0]
   You search the nets, the barrels, and the ladder. You climb it. # who: narrator
   -> bent

=== bent
Up in the dry loft sits Tavi, with your lantern. The moth is there. The frame is bent. # who: narrator
The roof was dripping on it, so I flew it up here. # who: tavi # face: worried
I bumped a beam. I'm sorry. I was trying to straighten it. # who: tavi # face: sad # ask: bent
 * [Say, "I'm upset. And you saved it. Both." # ev: er=2]
   Both. I can do both. # who: tavi # face: okay
   -> fix
 * [Take the lantern and say nothing. # ev: er=1]
   The paper rustles. Tavi watches your face and cannot read it. # who: narrator
   -> fix
 * [Say, "Look at it! Why didn't you just leave it alone?" # ev: er=0]
   Tavi shuts himself up in his wings, like an umbrella. # who: narrator
   "Because of the drip," says the umbrella. # who: narrator
   -> fix

=== fix
The walk starts in ten minutes. The lantern leans, and one wire blocks the lamp inside. # who: narrator # ask: fix
 * [Fix every bend, as fast as I can. # ev: er=1]
   You fix four. A fifth one pops out. You are sweating glue. # who: narrator
   -> dark
 * [Stay home, since it isn't the way I made it anymore. # ev: er=0]
   You sit down. Outside, the feet are lining up. # who: narrator
   It would be one short. Thirty isn't thirty-one. # who: tavi # face: worried
   In the end, you carry it out. # who: narrator
   -> dark
 * [Move the one wire, and let the rest lean. # ev: er=2]
   The lamp fits. The lantern leans like someone listening. # who: narrator
   -> dark

=== dark
Everyone gathers on the dock. Sorrel turns down the harbor lamp. # who: narrator # place: river-ferry
Nobody lights up until the bell. Let the dark be dark for a moment. # who: sorrel # face: calm
Your finger is on the little lamp. Wait for the bell. # who: narrator # play: wait secs=8 # ask: dark
 * [waited for the bell # out: waited # ev: ic=2]
   There are more stars than anyone remembered. Then, the bell. # who: narrator
   -> crooked
 * [lit it a little early # out: slip # ev: ic=1]
   One small light comes early. A few people giggle. Then, the bell. # who: narrator
   -> crooked
 * [lit it right away # out: rushed # ev: ic=0]
   Your light is up alone for a while, blinking. Then, the bell. # who: narrator
   -> crooked

=== crooked
Thirty-one lanterns go along the water. A voice behind you says, "That one's crooked." # who: narrator
Your ears go hot. # who: narrator # ask: crooked
 * [Carry it on my other side, out of sight. # ev: er=1]
   The moth shines on the water now, where only you can see it. # who: narrator
   -> finish
 * [Say, "It's had a day. It flew." # ev: er=2]
   "It flew?" says the voice. "Can I walk next to it?" # who: narrator
   -> finish
 * [Say, "Yours is boring, so we're even." # ev: er=0]
   The voice goes away. So does a bit of the evening. # who: narrator
   -> finish

=== finish
On the harbor wall, the lantern throws a shadow. It is a moth as big as a boat. # who: narrator
It's the bend. It makes the wings move. # who: tavi # face: surprised
All along the dock, people stop to watch it fly. # who: narrator
-> END
