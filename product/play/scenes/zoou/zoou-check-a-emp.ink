// Whose Cloud Is It? Zoo U, Lantern House loft, check scene of form A. Grade 2-4 reading level.
# id: zoou-check-a-emp
# title: Whose Cloud Is It?
# kind: check
# skill: emp
# also: er, ic, coop
# max_words: 16
# place: lantern-house
-> start

=== start
Each spring, everyone at Lantern House paints a paper cloud of their week. # who: narrator
The clouds hang from the loft beams on long threads. No names are allowed. # who: narrator
Mine's the one with the frog on it. I mean, whose could that be? # who: oke # face: happy
In the corner hangs a cloud that is plain gray, edge to edge. # who: narrator
Oh. That one's very... gray. # who: mirela # face: worried
Look at Mirela. Which face is it? # who: narrator # play: faces # ask: face
 * [Worried. # out: worried # ev: emp=2]
   She looks from the cloud to you, and back to the cloud. # who: narrator
   -> tavi
 * [Sad. # out: sad # ev: emp=1]
   She looks from the cloud to you, and back to the cloud. # who: narrator
   -> tavi
 * [Excited. # out: excited # ev: emp=0]
   She looks from the cloud to you, and back to the cloud. # who: narrator
   -> tavi

=== tavi
Tavi hangs beside a bright yellow cloud with one tiny black door in it. # who: narrator
My week was fine. Just fine. # who: tavi # face: okay
His wings are wrapped around him, tight as a parcel. # who: narrator
What do you think about Tavi's week? # who: narrator # ask: week
 * [It was fine, like he told us. # ev: emp=0]
   Great! Next cloud! # who: oke # face: happy
   Tavi stays in his parcel. # who: narrator
   -> guess
 * [Mostly bright, with one thing shut in the dark. # ev: emp=2]
   The door's the dentist. That was Thursday. # who: tavi # face: worried
   -> guess
 * [He is probably just tired. # ev: emp=1]
   A bit, yes. # who: tavi # face: okay
   -> guess

=== guess
Now, the gray one. I say we guess. I'm an amazing guesser. # who: oke # face: excited
You have a guess. It is standing right next to you, with prickles. # who: narrator # ask: guess
 * [Whisper it to Oke and nobody else. # ev: ic=1]
   Oke whispers like a trumpet. Mirela hears her own name. # who: narrator
   -> joke
 * [Say, "It looks like one of Mirela's." # ev: ic=0]
   Mirela goes quite still. # who: narrator
   -> joke
 * [Keep my guess behind my teeth. # ev: ic=2]
   Oke guesses the mayor, the moon, and a goat. # who: narrator
   -> joke

=== joke
Maybe somebody just ran out of paint. # who: juno # face: happy
Oke laughs. Mirela laughs too, a moment late, and puts her cookie down. # who: narrator # ask: joke
 * [Laugh as well, because it was quite funny. # ev: emp=0]
   The laugh goes around. Mirela folds her napkin very small. # who: narrator
   -> rain
 * [Ask who wants another cookie. # ev: emp=1]
   Everyone does. Mirela shakes her head. # who: narrator
   -> rain
 * [Say, "I've had a week that color." # ev: emp=2]
   Me too. The week our den flooded. # who: juno # face: okay
   Mirela picks her cookie up again. # who: narrator
   -> rain

=== rain
Next is Juno's cloud. It is pouring with rain, and there is a big smile on it. # who: narrator
The rain washed out the picnic! I cried into my boots! # who: oke # face: surprised
I was supposed to give the picnic speech. # who: juno # face: okay
Why would she paint rain with a smile? # who: narrator # ask: rain
 * [She wasn't ready for the speech. Rain let her off. # ev: emp=2]
   Not one word ready! I love that rain. # who: juno # face: happy
   -> turn
 * [She likes rain more than picnics. # ev: emp=1]
   I like picnics. I don't like standing on boxes, talking. # who: juno # face: okay
   -> turn
 * [She mixed it up, because a rained-out picnic is a sad thing. # ev: emp=0]
   I didn't mix it up. That's just your rain. # who: juno # face: frustrated
   -> turn

=== turn
The others go for more tea. Mirela stays by the window. # who: narrator
They all think the gray one's mine. It isn't. Mine's the one with stripes. # who: mirela # face: sad
Gloomy Mirela. That's what people see. # who: mirela # face: sad # ask: turn
 * [The gray does look a bit like you. # ev: emp=0]
   There. You see? # who: mirela # face: frustrated
   -> sting
 * [I think your stripes are really nice. # ev: emp=1]
   Thanks. # who: mirela # face: okay
   She says it to the window. # who: narrator
   -> sting
 * [I guessed you as well. That must get tiring. # ev: emp=2]
   So tiring. I had a good week! I learned to whistle! # who: mirela # face: okay
   -> sting

=== sting
She turns around. # who: narrator
You looked right at me, though. I thought you'd be different. # who: mirela # face: sad
That stings. It stings right behind your eyes. # who: narrator # ask: sting
 * [Go down for some tea, and come up later. # ev: er=1]
   The tea is too hot. So are you. It takes two cups. # who: narrator
   -> hook
 * [Hold on to the sill until the sting gets smaller. # ev: er=2]
   The wood is cool. The sting goes from a nettle to a crumb. # who: narrator
   You stayed. Most people run. # who: mirela # face: surprised
   -> hook
 * [Say, "I was only trying to be nice!" # ev: er=0]
   It comes out with an edge. Mirela's prickles lift, and then settle. # who: narrator
   -> hook

=== hook
When the loft is nearly empty, Sorrel comes up to check the threads. # who: narrator
All in order, I believe. # who: sorrel # face: calm
A long wing straightens the empty hook beside the gray cloud. Then it does so again. # who: narrator # ask: hook
 * [Point out, "That hook's straight already." # ev: emp=0]
   So it is. # who: sorrel # face: calm
   One long wing stays on the hook. # who: narrator
   -> friend
 * [Ask, "Whose cloud used to hang there?" # ev: emp=2]
   Sorrel is silent for a moment. It is a comfortable sort of silence. # who: narrator
   -> friend
 * [Say, "It's a lovely sky this year." # ev: emp=1]
   It is. Most of it. # who: sorrel # face: calm
   -> friend

=== friend
The gray one is mine. My friend Anselm moved to the coast. # who: sorrel # face: sad
We argued about clouds for thirty years. It is very peaceful now. I dislike it. # who: sorrel # face: sad # ask: friend
 * [You'll find someone else to argue with. # ev: emp=1]
   Perhaps. Not one who is wrong so beautifully. # who: sorrel # face: sad
   -> gift
 * [What did Anselm say about clouds? # ev: emp=2]
   That gray is not one color but forty. He was right. Don't tell him. # who: sorrel # face: happy
   -> gift
 * [At least it's nice and quiet here now. # ev: emp=0]
   Yes. That is the trouble. # who: sorrel # face: sad
   -> gift

=== gift
You may tell the others. They can stop guessing. # who: sorrel # face: calm
So you tell them. Everyone wants to do something. # who: narrator
A party! A parade! A goat! # who: oke # face: excited
A letter, maybe. # who: mirela # face: okay # ask: gift
 * [I'll paint her a big sun by myself. # ev: coop=1]
   It is a good sun. The others watch it dry. # who: narrator
   Mirela writes her letter at the far end of the table. # who: narrator
   -> finish
 * [We could each write Anselm a line. Who starts? # ev: coop=2]
   Mirela writes, Tavi draws, and Oke is allowed one goat. # who: narrator
   -> finish
 * [Let's move the gray one to where nobody has to look. # ev: coop=0]
   But it's Sorrel's. I'd miss it. I'll write that letter. # who: mirela # face: worried
   -> finish

=== finish
Next week, a cloud comes in the mail. It is plain gray, edge to edge. # who: narrator
Sorrel hangs it on the empty hook. # who: narrator
Wrong gray. Entirely the wrong gray. # who: sorrel # face: happy
-> END
