// Static on the Line. Sky Station Grin, scene 3. Grades 3-5 reading level.
# id: ssgrin-3
# title: Static on the Line
# kind: story
# skill: com
# also: emp
# max_words: 18
# place: radio-room
VAR joke = 0
-> start

=== start
At night the radio room smells of warm dust and oranges. Ximo is the oranges. # who: narrator # place: radio-room
Across the valley floats another station, Little Tuft, with one small yellow window. # who: narrator
Krrrsh. Grin? Are you... eese... so cold... krrrsh... can't find... # who: narrator
Geese! They have cold geese! # who: ximo # face: excited
Cheese, surely. Nobody calls about geese at this hour. # who: noor # face: okay
Or freeze. # who: adalin # face: worried
They slide the microphone over to you. What do you say? # who: you # face: okay # ask: again
 * [Little Tuft, I heard "eese" and "cold." Please say it again, slowly. # ev: com=2]
   A click. A breath. Somebody on the other end is glad. # who: narrator
   -> second
 * [What? # ev: com=1]
   "What what?" says the radio. "Krrrsh. Which part?" # who: narrator
   All the parts, I think. The cold part. # who: you # face: okay
   -> second
 * [Got it, Little Tuft! We'll send cheese in the morning. # ev: com=0]
   There is a long, puzzled crackle. # who: narrator
   "I don't... krrrsh... need cheese," says the radio. "Did you hear me?" # who: narrator
   Bricky leans in and asks the voice to try again. # who: narrator
   -> second

=== second
"This is Pell," says a voice about your age. "My aunt is up top, mending the mast." # who: narrator
"The spring heater has stopped," says Pell. # who: narrator
"I can't find the brass key," says Pell. # who: narrator
"And the cat won't come out of the cupboard," says Pell. # who: narrator
Static washes over it all. What did Pell say? # who: narrator # play: listen items=3 words=the-heater-stopped,the-brass-key-is-missing,the-cat-is-in-the-cupboard decoys=the-mast-fell-down,the-geese-are-cold,the-aunt-wants-cheese # ask: recall
 * [three # out: r3 # ev: com=2]
   You say all three back. "Yes!" says Pell. "That's everything!" # who: narrator
   -> voice
 * [two # out: r2 # ev: com=1]
   You say them back. "And the other thing," says Pell, and tells it once more. # who: narrator
   -> voice
 * [one or none # out: r1 # ev: com=0]
   The static ate most of it. Noor had her pencil ready, and turns the page toward you. # who: narrator
   -> voice

=== voice
Pell laughs about the cat. But it is a short laugh, and it wobbles at the end. # who: narrator
"I'm not scared or anything," says Pell, rather fast. "It's just a bit dark as well." # who: narrator
Nobody can see Pell. Which face goes with that voice? # who: you # play: faces of=you # ask: face
 * [Worried. # out: worried # ev: emp=2]
   That's how I heard it too. # who: adalin # face: calm
   -> comfort
 * [Mad. # out: mad # ev: emp=1]
   Could be. Though mad does not usually wobble. Listen to the end of it. # who: adalin # face: calm
   -> comfort
 * [Happy. # out: happy # ev: emp=0]
   There was a laugh. There was something under the laugh as well. # who: adalin # face: calm
   -> comfort

=== comfort
The microphone light is on. What do you tell Pell? # who: you # face: calm # ask: comfort
 * [Dark and cold, with the cat hiding. That's a lot. I'll stay on the line. # ev: com=2, emp=2]
   It goes quiet, but it is a softer quiet. # who: narrator
   "Okay," says Pell. "Good. Stay on the line." # who: narrator
   -> mike
 * [Don't worry. You'll be fine. # ev: com=1, emp=1]
   "I said I wasn't worried," says Pell, in a small voice. # who: narrator
   Then I'll just stay on the line. In case you get bored. # who: you # face: okay
   "You can do that," says Pell. # who: narrator
   -> mike
 * [It's only a heater. Ours stops all the time. # ev: com=1, emp=0]
   "Oh," says Pell. "Right." Then nothing for a while. # who: narrator
   Ours does stop. And every time, Ximo wears all the blankets and moans. # who: noor # face: okay
   "All of them?" says Pell, sounding a little closer. # who: narrator
   -> mike

=== mike
Ximo is peeling an orange. He leans over to Ada-Lin and grins. # who: narrator
Bet the cat's the only brave one over there. # who: ximo # face: happy
The microphone light is still on. # who: narrator
"I heard that," says Pell. # who: narrator
Oh. Oh no. # who: ximo # face: worried
What do you do? # who: you # face: surprised # ask: mike
 * [Tell Pell, "That joke was ours, and it wasn't fair. Sorry." # ev: com=2, emp=2]
   ~ joke = 1
   It was me, Pell. I'm Ximo. I'm scared of moths. Big ones. Medium ones. # who: ximo # face: sad
   "Moths?" says Pell. There is a snort. It does not wobble. # who: narrator
   -> steps
 * [Whisper to Ximo, "You should say something." # ev: com=1, emp=2]
   ~ joke = 1
   Pell? That was me being funny, and it wasn't. Sorry. # who: ximo # face: sad
   "It's okay," says Pell. "It was a bit funny about the cat." # who: narrator
   -> steps
 * [Talk quickly about something else. # ev: com=0, emp=0]
   So, how about this weather! It's very... there's a lot of it! # who: you # face: worried
   Pell does not answer. The yellow window looks a long way off. # who: narrator
   I cannot find the wind that blows a joke back in. Ximo, you will have to do it. # who: bricky # face: calm
   Sorry, Pell. That was a bad joke, and it was mine. # who: ximo # face: sad
   -> steps

=== steps
Now for the heater. We have the same one here. First the key, then the lid, then nine slow turns. # who: noor # face: calm
It's dark over there, and Pell has one hand free. How do you explain it? # who: you # face: determined # ask: steps
 * [First, feel along the shelf for a brass key. Tell me when you have it. # ev: com=2]
   Scrape. Clink. "Got it!" says Pell. "It was behind the cocoa!" # who: narrator
   You give the next step, and the next. Each time, you wait for the click. # who: narrator
   -> check
 * [Find the key, open the lid, turn it nine times slowly, then push the knob in. # ev: com=1]
   "Find the key, open the... wait," says Pell. "What came after the lid?" # who: narrator
   You start over, one step at a time. The key is behind the cocoa. # who: narrator
   -> check
 * [You just wind it up, the normal way. # ev: com=0]
   "What's the normal way?" says Pell. "My aunt always does it." # who: narrator
   Fair question. You look at your own heater and start from the top. # who: narrator
   The key is behind the cocoa. # who: narrator
   -> check

=== check
"I think I did it," says Pell. But the voice goes flat on the word think. # who: narrator
What do you say? # who: you # face: okay # ask: check
 * [What's it doing right now? What can you hear? # ev: com=2]
   "It's ticking, but it isn't warm." # who: narrator
   Then push the knob in, until it clicks. # who: you # face: determined
   CLICK. You can hear it all the way across the valley. # who: narrator
   -> quiet
 * [Are you sure? # ev: com=1]
   "No," says Pell. "It's ticking. Should it be warm yet?" # who: narrator
   The knob! Push the knob in! # who: ximo # face: excited
   CLICK. # who: narrator
   -> quiet
 * [Great! Good night, then! # ev: com=0]
   Your finger is on the switch when the radio squeaks. # who: narrator
   "Wait! It's not warm!" says Pell. # who: narrator
   Ah. The knob. I always forget the knob. # who: noor # face: surprised
   You pass it on. CLICK. # who: narrator
   -> quiet

=== quiet
"It's warm," says Pell. "And the cat's come out. She's acting like she fixed it." # who: narrator
Then there are boots on a ladder, and an aunt's voice, and a lot of laughing. # who: narrator
Everyone yawns and goes to bed. Except that Ada-Lin stays, winding the cable round her hand. # who: narrator
My first night up here, the lamp went out. I did not call anyone. # who: adalin # face: sad
What do you say? # who: you # face: calm # ask: adalin
 * [What was that night like? # ev: com=2, emp=2]
   Long. I counted the rivets. There are four hundred and six. # who: adalin # face: okay
   Nobody has asked me that before. # who: adalin # face: calm
   -> finish
 * [You could have called Noor. # ev: com=1, emp=1]
   I know that now. I didn't know it then. # who: adalin # face: okay
   She winds another loop. You stay, and hold the end of the cable for her. # who: narrator
   -> finish
 * [Good thing it's fixed now. Good night! # ev: com=0, emp=0]
   Good night. # who: adalin # face: okay
   Halfway down the ladder you stop. You come back up and sit next to her. # who: narrator
   You do not say much. She tells you about the rivets anyway. # who: narrator
   -> finish

=== finish
The next night, at nine exactly, the radio crackles. # who: narrator
{ joke:
    "Little Tuft to Grin," says Pell. "The cat has a joke for Ximo. It's about moths." # who: narrator
- else:
    "Little Tuft to Grin," says Pell. "No problem tonight. I just wanted to say hello." # who: narrator
}
Hello, Pell. Hello, cat. We can hear you fine. # who: adalin # face: happy
And from then on, at nine, there are always two yellow windows talking. # who: narrator # badge: clear-channel
-> END
