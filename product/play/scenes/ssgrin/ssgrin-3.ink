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
At night the radio room smells of warm dust and oranges. Ximo is the oranges. # enter: bricky at 1.5, you at 2.8, noor at 6.7, adalin at 7.8, ximo at 9 # prop: put radio at 5 # feel: bricky calm, you calm, noor calm, adalin calm, ximo happy # who: narrator # place: radio-room
Across the valley floats another station, Little Tuft, with one small yellow window. # pose: bricky point # feel: you surprised # who: narrator
Krrrsh. Grin? Are you... eese... so cold... krrrsh... can't find... # prop: hiss radio # camera: close radio # pose: bricky stand # feel: you surprised, noor surprised, adalin surprised, ximo surprised, bricky surprised # who: narrator
Geese! They have cold geese! # camera: wide # pose: ximo cheer # feel: you okay, bricky okay # who: ximo # face: excited
Cheese, surely. Nobody calls about geese at this hour. # pose: ximo stand, noor shrug # feel: ximo happy # who: noor # face: okay
Or freeze. # pose: noor stand, adalin clutch # feel: ximo worried, noor worried # who: adalin # face: worried
They slide the microphone over to you. What do you say? # pose: you reach microphone, adalin stand # prop: light microphone # feel: adalin okay, noor okay, you okay # who: narrator # ask: again
 * [I heard "eese" and "cold." Please say it again. # ev: com=2]
   A click. A breath. Somebody on the other end is glad. # prop: light radio # feel: you calm, adalin happy # who: narrator
   -> second
 * [What? # ev: com=1]
   "What what?" says the radio. "Krrrsh. Which part?" # prop: hiss radio # feel: you surprised, noor surprised # who: narrator
   All the parts, I think. The cold part. # pose: you lift microphone # who: you # face: okay
   -> second
 * [Got it, Little Tuft! We'll send cheese in the morning. # ev: com=0]
   There is a long, puzzled crackle. # prop: hiss radio # feel: you happy, noor worried, adalin worried # who: narrator
   "I don't... krrrsh... need cheese," says the radio. "Did you hear me?" # prop: hiss radio # feel: you surprised, ximo surprised # who: narrator
   Bricky leans in and asks the voice to try again. # prop: light radio # move: bricky to 1.85 # pose: bricky reach # feel: bricky calm, you okay # who: narrator
   -> second

=== second
"This is Pell," says a voice about your age. "My aunt is up top, mending the mast." # camera: close radio # prop: light radio # move: bricky to 1.5 # pose: bricky stand, you reach microphone # feel: you calm, ximo okay, noor okay # who: narrator
"The spring heater has stopped," says Pell. # prop: light radio # feel: noor worried # who: narrator
"I can't find the brass key," says Pell. # prop: light radio # feel: adalin worried # who: narrator
"And the cat won't come out of the cupboard," says Pell. # prop: light radio # feel: ximo surprised # who: narrator
Static washes over it all. What did Pell say? # camera: wide # prop: hiss radio # feel: you determined # who: narrator # play: listen items=3 words=the-heater-stopped,the-brass-key-is-missing,the-cat-is-in-the-cupboard decoys=the-mast-fell-down,the-geese-are-cold,the-aunt-wants-cheese by=radio # ask: recall
 * [three # out: r3 # ev: com=2]
   You say all three back. "Yes!" says Pell. "That's everything!" # prop: light radio # pose: you lift microphone # feel: you proud, adalin happy, noor happy # who: narrator
   -> voice
 * [two # out: r2 # ev: com=1]
   You say them back. "And the other thing," says Pell, and tells it once more. # prop: light radio # pose: you lift microphone # feel: you okay # who: narrator
   -> voice
 * [one or none # out: r1 # ev: com=0]
   The static ate most of it. Noor had her pencil ready, and turns the page toward you. # prop: hiss radio # pose: noor hold logbook # feel: you worried, noor okay # who: narrator
   -> voice

=== voice
Pell laughs about the cat. But it is a short laugh, and it wobbles at the end. # camera: close radio # prop: light radio # pose: you reach microphone, noor stand # feel: you okay, adalin worried, ximo happy, noor okay # who: narrator
"I'm not scared or anything," says Pell, rather fast. "It's just a bit dark as well." # prop: light radio # feel: you surprised # who: narrator
Nobody can see Pell. Which face goes with that voice? # camera: close you # who: narrator # play: faces of=you # ask: face
 * [Worried. # out: worried # ev: emp=2]
   That's how I heard it too. # camera: wide # pose: adalin nod # feel: you calm, noor worried # who: adalin # face: calm
   -> comfort
 * [Mad. # out: mad # ev: emp=1]
   Could be. Though mad does not usually wobble. Listen to the end of it. # camera: wide # pose: adalin rest # feel: you surprised # who: adalin # face: calm
   -> comfort
 * [Happy. # out: happy # ev: emp=0]
   There was a laugh. There was something under the laugh as well. # camera: wide # pose: adalin shake-head # feel: you surprised # who: adalin # face: calm
   -> comfort

=== comfort
The microphone light is on. What do you tell Pell? # prop: light microphone # pose: adalin stand # feel: adalin okay, you calm # who: narrator # ask: comfort
 * [Dark and cold, with the cat hiding. That's a lot. I'll stay on the line. # ev: com=2, emp=2]
   It goes quiet, but it is a softer quiet. # fx: hush # prop: dim radio # feel: you calm, adalin calm # who: narrator
   "Okay," says Pell. "Good. Stay on the line." # fx: hush off # prop: light radio # feel: you happy, adalin happy # who: narrator
   -> mike
 * [Don't worry. You'll be fine. # ev: com=1, emp=1]
   "I said I wasn't worried," says Pell, in a small voice. # prop: light radio # feel: you surprised, adalin worried # who: narrator
   Then I'll just stay on the line. In case you get bored. # pose: you lift microphone # who: you # face: okay
   "You can do that," says Pell. # prop: light radio # feel: you happy, adalin happy # who: narrator
   -> mike
 * [It's only a heater. Ours stops all the time. # ev: com=1, emp=0]
   "Oh," says Pell. "Right." Then nothing for a while. # prop: dim radio # feel: you surprised, adalin sad, ximo worried # who: narrator
   Ours does stop. And every time, Ximo wears all the blankets and moans. # pose: noor shrug # feel: ximo surprised, you okay # who: noor # face: okay
   "All of them?" says Pell, sounding a little closer. # prop: light radio # pose: noor stand # feel: ximo happy, you happy, adalin happy # who: narrator
   -> mike

=== mike
Ximo is peeling an orange. He leans over to Ada-Lin and grins. # camera: two adalin ximo # pose: ximo wave, you reach microphone, noor stand # prop: light radio # feel: ximo happy, adalin okay # who: narrator
Bet the cat's the only brave one over there. # pose: ximo shrug # feel: adalin surprised # who: ximo # face: happy
The microphone light is still on. # camera: close you # prop: light microphone # feel: you surprised # who: narrator
"I heard that," says Pell. # camera: close radio # prop: light radio # feel: ximo surprised, noor surprised, you surprised # who: narrator
Oh. Oh no. # camera: wide # pose: ximo hide # feel: adalin worried, bricky surprised # who: ximo # face: worried
What do you do? # feel: ximo worried, you surprised # who: narrator # ask: mike
 * [Tell Pell, "That joke was ours, and it wasn't fair. Sorry." # ev: com=2]
   ~ joke = 1
   It was me, Pell. I'm Ximo. I'm scared of moths. Big ones. Medium ones. # pose: ximo clutch # feel: you calm, adalin okay # who: ximo # face: sad
   "Moths?" says Pell. There is a snort. It does not wobble. # prop: light radio # pose: ximo stand # feel: ximo okay, you happy, adalin happy, noor happy # who: narrator
   -> steps
 * [Whisper to Ximo, "You should say something." # ev: com=1]
   ~ joke = 1
   Pell? That was me being funny, and it wasn't. Sorry. # pose: ximo clutch # feel: you okay, adalin okay # who: ximo # face: sad
   "It's okay," says Pell. "It was a bit funny about the cat." # prop: light radio # pose: ximo stand # feel: ximo okay, you happy # who: narrator
   -> steps
 * [Talk quickly about something else. # ev: com=0]
   So, how about this weather! It's very... there's a lot of it! # pose: you wave microphone # feel: noor surprised, adalin surprised # who: you # face: worried
   Pell does not answer. The yellow window looks a long way off. # prop: dim radio # fx: hush # pose: you reach microphone # feel: you sad, ximo sad, adalin sad # who: narrator
   I cannot find the wind that blows a joke back in. Ximo, you will have to do it. # fx: hush off # pose: bricky shrug # feel: ximo worried # who: bricky # face: calm
   Sorry, Pell. That was a bad joke, and it was mine. # prop: light radio # pose: ximo clutch, bricky stand # feel: you okay, adalin okay # who: ximo # face: sad
   -> steps

=== steps
Now for the heater. We have the same one here. First the key, then the lid, then nine slow turns, then the knob. # prop: light radio # pose: noor rest, ximo stand, you reach microphone # feel: you okay, ximo okay, adalin okay # who: noor # face: calm
It's dark over there, and Pell has one hand free. How do you explain it? # pose: noor stand # feel: noor calm, you determined # who: narrator # ask: steps
 * [First, feel along the shelf for a brass key. Tell me when you have it. # ev: com=2]
   Scrape. Clink. "Got it!" says Pell. "It was behind the cocoa!" # prop: light radio # feel: you happy, noor happy, ximo happy # who: narrator
   You give the next step, and the next. Each time, you wait for the click. # pose: you lift microphone # feel: you determined, adalin happy # who: narrator
   -> check
 * [Find the key, open the lid, turn it nine times slowly, then push the knob in. # ev: com=1]
   "Find the key, open the... wait," says Pell. "What came after the lid?" # prop: hiss radio # feel: you surprised, noor surprised # who: narrator
   You start over, one step at a time. The key is behind the cocoa. # prop: light radio # pose: you lift microphone # feel: you determined, noor okay # who: narrator
   -> check
 * [You just wind it up, the normal way. # ev: com=0]
   "What's the normal way?" says Pell. "My aunt always does it." # prop: hiss radio # feel: you surprised, noor surprised # who: narrator
   Fair question. You look at your own heater and start from the top. # pose: you rest microphone # feel: you determined # who: narrator
   The key is behind the cocoa. # prop: light radio # pose: you lift microphone # feel: you happy, noor happy # who: narrator
   -> check

=== check
"I think I did it," says Pell. But the voice goes flat on the word think. # camera: close radio # prop: light radio # pose: you reach microphone # feel: you okay, adalin worried, noor okay # who: narrator
What do you say? # camera: wide # feel: you okay # who: narrator # ask: check
 * [What's it doing right now? What can you hear? # ev: com=2]
   "It's ticking, but it isn't warm." # prop: light radio # feel: you determined, noor surprised # who: narrator
   Then push the knob in, until it clicks. # pose: you lift microphone # who: you # face: determined
   CLICK. You can hear it all the way across the valley. # prop: light radio # fx: shake # feel: you happy, noor happy, adalin happy, ximo happy, bricky happy # who: narrator
   -> quiet
 * [Are you sure? # ev: com=1]
   "No," says Pell. "It's ticking. Should it be warm yet?" # prop: light radio # feel: you worried, ximo surprised # who: narrator
   The knob! Push the knob in! # pose: ximo point # feel: you surprised # who: ximo # face: excited
   CLICK. # prop: light radio # fx: shake # pose: ximo stand # feel: you happy, ximo happy, noor happy, adalin happy # who: narrator
   -> quiet
 * [Great! Then everything is fine over there. Good night! # ev: com=0]
   Your finger is on the switch when the radio squeaks. # prop: hiss radio # pose: you reach microphone # feel: you surprised # who: narrator
   "Wait! It's not warm!" says Pell. # prop: hiss radio # feel: you worried, noor surprised, adalin worried # who: narrator
   Ah. The knob. Everybody forgets the knob. It is a very modest knob. # pose: noor shrug # feel: you surprised # who: noor # face: surprised
   You pass it on. CLICK. # prop: light radio # fx: shake # pose: you lift microphone, noor stand # feel: you okay, noor happy, adalin happy # who: narrator
   -> quiet

=== quiet
"It's warm," says Pell. "And the cat's come out. She's acting like she fixed it." # camera: wide # prop: light radio # pose: you reach microphone # feel: you happy, noor happy, adalin happy, ximo happy, bricky happy # who: narrator
Then there are boots on a ladder, and an aunt's voice, and a lot of laughing. # pose: ximo cheer, noor cheer # feel: ximo happy, noor happy # who: narrator
Everyone yawns and goes to bed. Except that Ada-Lin stays, winding the cable round her hand. # pose: ximo stand, noor stand, adalin hold rope, you stand # exit: noor right, ximo right, bricky left # prop: dim radio # fx: dusk # move: adalin to 6.6 # feel: noor calm, ximo calm, bricky calm, adalin calm, you calm # who: narrator
My first night up here, the lamp went out. I did not call anyone. # camera: two you adalin # feel: you calm # who: adalin # face: sad
What do you say? # feel: adalin sad, you calm # who: narrator # ask: adalin
 * [What was that night like? # ev: com=2]
   Long. I counted the rivets. There are four hundred and six. # pose: adalin rest rope # feel: you calm # who: adalin # face: okay
   Nobody has asked me that before. # feel: you happy # who: adalin # face: calm
   -> finish
 * [You could have called Noor. # ev: com=1]
   I know that now. I didn't know it then. # feel: you worried # who: adalin # face: okay
   She winds another loop. You stay, and hold the end of the cable for her. # move: you to 5.5 # pose: you reach, adalin hold rope # feel: you calm, adalin calm # who: narrator
   -> finish
 * [Good thing it's fixed now. Good night! # ev: com=0]
   Good night. # camera: wide # move: you to 1.2 # pose: you wave # feel: you okay # who: adalin # face: okay
   Halfway down the ladder you stop. You come back up and sit next to her. # move: you to 5.5 # pose: you sit # feel: you worried, adalin surprised # who: narrator
   You do not say much. She tells you about the rivets anyway. # pose: adalin sit rope # feel: you calm, adalin okay # who: narrator
   -> finish

=== finish
The next night, at nine exactly, the radio crackles. # camera: wide # fx: dusk off # move: you to 2.8, adalin to 7.8 # enter: bricky from left at 1.5, noor from right at 6.7, ximo from right at 9 # prop: hiss radio # pose: you stand, adalin stand # feel: you surprised, adalin surprised, bricky surprised, noor surprised, ximo surprised # who: narrator
{ joke:
    "Little Tuft to Grin," says Pell. "The cat has a joke for Ximo. It's about moths." # camera: close radio # prop: light radio # feel: you happy, adalin happy, noor happy, ximo happy, bricky happy # who: narrator
- else:
    "Little Tuft to Grin," says Pell. "No problem tonight. I just wanted to say hello." # camera: close radio # prop: light radio # feel: you happy, adalin happy, noor happy, ximo happy, bricky happy # who: narrator
}
Hello, Pell. Hello, cat. We can hear you fine. # camera: wide # pose: adalin lift microphone # prop: light microphone # who: adalin # face: happy
And from then on, at nine, there are always two yellow windows talking. # fx: lamps, sparkle # pose: you wave, ximo wave, noor wave, bricky wave # feel: adalin happy, you proud # who: narrator # keepsake: clear-channel
-> END
