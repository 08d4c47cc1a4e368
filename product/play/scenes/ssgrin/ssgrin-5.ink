// Cloud of Whispers. Sky Station Grin, scene 5. Grades 3-5 reading level.
# id: ssgrin-5
# title: Cloud of Whispers
# kind: story
# skill: emp
# also: ini
# max_words: 18
# place: station-deck
-> start

=== start
A small gray cloud has sat down on Sky Station Grin. It will not get up. # enter: bricky at 1.2, you at 2.4, ximo at 3.7, noor at 6.6, adalin at 8 # prop: put gray-cloud at 5.9 # pose: noor hold logbook, bricky point, ximo point # feel: bricky okay, you surprised, ximo excited, noor worried, adalin calm # who: narrator # place: station-deck
Hello, cloud! # pose: ximo wave # feel: you happy # who: ximo # face: excited
"Hello, cloud," says the cloud, very softly, in Ximo's own voice. # camera: wide # prop: put gray-cloud at 5.9 # fx: hush # pose: ximo clutch # feel: ximo surprised, you surprised, noor surprised # who: narrator
It is a whisper cloud. It soaks up what people say when they think nobody can hear. # camera: wide # fx: hush off # pose: bricky lift # feel: you surprised, ximo surprised # who: bricky # face: calm
Last year it told everyone where I hide my oil. I had to find a new sock. # pose: bricky clutch # feel: ximo happy, you happy # who: bricky # face: worried
It is sitting on the wind meter. The valley needs our storm report by six o'clock! # pose: noor point logbook, ximo stand # feel: ximo worried, you worried # who: noor # face: worried
Pushing does not help. A whisper is heavy until somebody really hears it. Then it weighs nothing. # pose: bricky rest, noor hold logbook # feel: you determined, noor okay, ximo okay # who: bricky # face: calm
The cloud rumbles. "Please let it be dumplings," it whispers. "Please, please, dumplings." # camera: wide # fx: shake # feel: ximo surprised # who: narrator
That one was me. At breakfast. And at lunch. # camera: wide # fx: sparkle # pose: ximo shrug # feel: you happy, noor happy, adalin happy, bricky happy # who: ximo # face: proud
Then comes another whisper, small and tired. "I said it was fine. It was not fine." # camera: wide # fx: hush # feel: ximo surprised, noor sad, adalin worried, you worried # who: narrator
Ooh, a mystery! Whose was that? Everybody guess! # camera: wide # fx: hush off # pose: ximo cheer # feel: you okay, noor sad # who: ximo # face: excited
Nobody else is laughing. What do you say? # pose: ximo stand # feel: you okay, ximo excited # who: narrator # ask: guess
 * [I think it was Ada-Lin. She is always so quiet about things. # ev: emp=0]
   It was not me. Now everybody is looking at me, though. # pose: adalin hide # feel: you surprised, ximo surprised # who: adalin # face: worried
   Sorry, Ada-Lin. A guess can land on the wrong person. # pose: ximo clutch # feel: you worried, adalin okay # who: ximo # face: worried
   -> face
 * [Whoever it was, please put your hand up, so that we can help. # ev: emp=1]
   Not one hand goes up. Bricky lifts an arm, but only to scratch his ear. # pose: bricky lift # feel: you okay, ximo okay, adalin worried # who: narrator
   I would not put mine up either, with all of you watching. # pose: adalin shrug, bricky stand # feel: you surprised, ximo surprised # who: adalin # face: okay
   -> face
 * [Let's not guess out loud. It might be private. # ev: emp=2]
   Oh. Right. It's not a riddle if it's about a person. # pose: ximo rest # feel: you calm, adalin happy # who: ximo # face: okay
   Ada-Lin gives you a small nod. # pose: adalin nod # feel: adalin calm, you happy # who: narrator
   -> face

=== face
You look around. Noor is writing down the time. She has written it four times now. # enter: bricky at 1.2, you at 2.4, ximo at 3.7, noor at 6.6, adalin at 8 # prop: put gray-cloud at 5.9 # pose: noor hold logbook # feel: bricky okay, you okay, ximo okay, noor sad, adalin calm # who: narrator # place: station-deck
She sees you looking, and smiles with half of her mouth. Then her pencil stops. # camera: close noor # prop: open logbook # feel: noor sad # who: narrator
What might Noor be feeling? # camera: close noor # feel: noor sad # who: narrator # play: faces of=noor # ask: face
 * [Sad. # out: sad # ev: emp=2]
   A sad face can wear half a smile on top. You saw both halves. # camera: wide # pose: bricky nod # feel: you calm # who: bricky # face: calm
   -> where
 * [Worried. # out: worried # ev: emp=1]
   Something is the matter, yes. But look at her mouth. It hangs, and it does not hurry. # camera: wide # pose: bricky rest # feel: you okay # who: bricky # face: calm
   -> where
 * [Calm. # out: calm # ev: emp=0]
   She is quiet. But calm people do not often write the time four times. # camera: wide # pose: bricky shake-head # feel: you surprised # who: bricky # face: okay
   -> where

=== where
I'll get a broom for the cloud. A very big one. # camera: wide # pose: ximo wave, bricky stand # feel: you okay, noor sad # who: ximo # face: determined
Off he goes one way, and Ada-Lin the other. Noor shuts the book and goes to the rail. # exit: ximo left, adalin right # move: noor to 7.2, bricky to 8.8 # prop: put gray-cloud at 5.9 # pose: noor rest # feel: ximo determined, adalin calm, you okay, noor sad, bricky calm # who: narrator
You want to go over to her. Where do you stop? # pose: bricky rest # feel: you okay, noor sad # who: narrator # play: map spots=far-back,a-step-away,nose-to-nose # ask: where
 * [far back # out: far-back # ev: ini=0]
   From here she cannot hear you. You could wave at the back of her head. # move: you to 3.4 # feel: you worried, noor sad # who: narrator
   Wind from behind you. I think it wants you to walk. # pose: bricky point # feel: you surprised # who: bricky # face: calm
   -> begin
 * [a step away # out: a-step-away # ev: ini=2]
   You stop beside her. There is room for her elbow, and room for her to leave. # move: you to 6.1 # feel: you calm, noor okay # who: narrator
   -> begin
 * [nose to nose # out: nose-to-nose # ev: ini=1]
   That is so close that Noor leans back over her own shoes. # move: you to 6.5, noor to 7.6 # pose: noor clutch # feel: you surprised, noor surprised # who: narrator
   You take one step back, and she can breathe again. # move: you to 6.1, noor to 7.2 # pose: noor rest # feel: you okay, noor okay # who: narrator
   -> begin

=== begin
Now you are next to each other. The wind hums in the ropes. # enter: you at 6.1, noor at 7.2, bricky at 8.8 # prop: put gray-cloud at 5.9 # camera: wide # pose: noor rest # fx: wind # feel: you okay, noor sad, bricky calm # who: narrator # place: station-deck
How do you begin? # fx: wind off # feel: you okay, noor sad # who: narrator # ask: begin
 * [Hi, Noor. Would you like company, or quiet? # ev: ini=2]
   Company, please. I have had a lot of quiet today. # pose: noor stand # feel: you happy # who: noor # face: okay
   -> cause
 * [Say nothing, and wait until she asks me what I want. # ev: ini=0]
   You both lean on the rail. A bird goes by. Then the same bird comes back. # pose: you rest # feel: you worried, noor sad # who: narrator
   You can ask me, you know. I do not bite. That is the goose. # pose: noor shrug # feel: you surprised # who: noor # face: okay
   -> cause
 * [So it was you! What's not fine? What happened? Can you tell me? # ev: ini=1]
   That is three questions and a finger. # pose: you point, noor clutch # feel: you worried # who: noor # face: surprised
   But I am glad that you came over. Here is the answer to the middle one. # pose: you stand, noor rest # feel: you okay # who: noor # face: okay
   -> cause

=== cause
My brother turned six today. Dad made a cake with a whale on it. # camera: wide # pose: noor hold photo # feel: you calm # who: noor # face: sad
They asked on the radio if I minded missing it. I said it was fine. It was not fine. # pose: noor clutch photo # feel: you worried # who: noor # face: sad
What do you say to her? # pose: noor hold photo # feel: noor sad, you calm # who: narrator # ask: cause
 * [There will be another birthday next year, and you can go to that one. # ev: emp=1]
   That is true. It does not help today, but it is true. # pose: noor rest photo # feel: you okay # who: noor # face: okay
   She looks at the photo. You stay, and look at it too. # move: you to 6.2 # pose: noor hold photo # feel: you calm, noor okay # who: narrator
   -> lift
 * [It's only a cake. We might have dumplings! # ev: emp=0]
   I am not sad about the cake. # pose: noor clutch photo # feel: you surprised # who: noor # face: frustrated
   Oh. You miss him. Sorry, I was thinking with my stomach. # pose: you clutch # feel: noor okay # who: you # face: worried
   -> lift
 * [You wanted to be with him today. That's hard. # ev: emp=2]
   Yes. That's all it is. And it is quite a lot. # pose: noor rest photo # feel: you calm # who: noor # face: sad
   She breathes out. The photo stops shaking. # pose: noor hold photo # feel: noor calm, you calm # who: narrator
   -> lift

=== lift
I will call him tonight and tell him the real thing. And I will sing. He hates it. # camera: wide # pose: noor lift photo # feel: you happy, bricky happy # who: noor # face: happy
Behind you, the cloud gives a sigh. It floats up off the wind meter by one inch. # camera: wide # prop: put gray-cloud at 5.5 # fx: sparkle # feel: you surprised, noor happy, bricky happy # who: narrator
One whisper less. It is working! # camera: wide # pose: bricky cheer # feel: you happy, noor happy # who: bricky # face: excited
-> galley

=== galley
On the way to the broom, Ximo found dumplings. One end of the cloud follows the smell. The other stays on the meter. # enter: you at 2, ximo at 3.6, noor at 6.4, adalin at 7.8 # prop: put soup-pot at 5, boil soup-pot, put gray-cloud at 5 # pose: ximo hold bun # feel: you happy, ximo excited, noor happy, adalin happy # who: narrator # place: galley
Then it whispers over the steam. "If I stop being funny, will they still save me a seat?" # camera: wide # fx: hush # feel: ximo worried, you surprised, noor worried, adalin worried # who: narrator
Ha! Who would say a thing like that? Look, I can juggle dumplings! # camera: wide # fx: hush off # pose: ximo cheer # feel: you okay, noor okay # who: ximo # face: excited
He juggles faster and faster. One dumpling lands in Ada-Lin's hood. His hands are shaking. # camera: wide # fx: shake # pose: ximo lift bun # feel: ximo worried, adalin surprised # who: narrator
What do you do? # camera: wide # feel: ximo worried, you okay, adalin okay # who: narrator # ask: juggle
 * [Throw him one more dumpling, so that he can go on with the show. # ev: emp=0]
   Four? Sure! Four is easy! # pose: ximo cheer bun # feel: you happy, noor worried # who: ximo # face: worried
   Four is not easy. They all come down on his head. # pose: ximo hide # prop: put bun at 4.4, roll bun # fx: shake # feel: ximo sad, you surprised, adalin worried # who: narrator
   Sit here, Ximo. Your seat has been saved since Tuesday. # pose: noor reach # feel: ximo surprised, you okay # who: noor # face: calm
   -> share
 * [Pull out a chair and say, "This is yours. You can just sit." # ev: emp=2]
   Just sit? With no trick? # pose: ximo clutch # feel: you calm, noor calm # who: ximo # face: surprised
   You have a seat here when you are boring, too. You have been very boring sometimes. # pose: noor reach # feel: ximo happy, you happy # who: noor # face: happy
   -> share
 * [Tell him, "You are the funniest person on this whole station!" # ev: emp=1]
   Thanks. I sort of have to be. # pose: ximo shrug # feel: you happy, adalin worried # who: ximo # face: worried
   You do not have to be. Last week you slept through supper, and we kept your seat. # pose: adalin reach # feel: ximo surprised, you surprised # who: adalin # face: calm
   -> share

=== share
Ximo sits down. He stays quite still, and nobody minds. # enter: you at 2, ximo at 3.6, noor at 6.4, adalin at 7.8 # prop: put soup-pot at 5, put gray-cloud at 5.4 # pose: ximo sit # fx: sparkle # feel: you happy, ximo calm, noor happy, adalin happy # who: narrator # place: galley
Six dumplings are left, and you hold the spoon. You have had yours. # camera: wide # pose: you hold spoon # feel: you happy # who: narrator
I juggled all of mine onto the floor. I could really eat three. # pose: ximo sit # who: ximo # face: okay
Two for me, please. # pose: noor wave, ximo sit # who: noor # face: calm
One is just right. I have one in my hood already. # pose: adalin shrug, noor stand # feel: ximo happy, you happy # who: adalin # face: happy
Hand them out. # pose: adalin stand, you hold spoon # feel: you okay # who: narrator # play: share among=ximo,noor,adalin of=bun count=6 needs=3,2,1 # ask: share
 * [by what each one needs # out: by-need # ev: emp=2]
   Three, two and one. You heard every one of us. # pose: ximo cheer, noor nod # feel: you proud, noor happy, adalin happy # who: ximo # face: happy
   -> quiet
 * [the same for all # out: even # ev: emp=1]
   Two each is fair. But my stomach is still singing. Does anybody hear it? # pose: ximo clutch # feel: you surprised, adalin okay # who: ximo # face: okay
   Ada-Lin slides her spare one over to him. # pose: adalin reach bun # feel: adalin happy, ximo happy, you happy # who: narrator
   -> quiet
 * [somebody goes without # out: hog # ev: emp=0]
   One bowl is a mountain. One bowl is a desert. # pose: noor shrug, ximo hide # feel: noor surprised, ximo sad, you surprised # who: narrator
   You look around the table once more, and move some over. # pose: you reach, ximo rest, noor stand # feel: you okay, ximo okay, noor okay # who: narrator
   -> quiet

=== quiet
After the dumplings, one end of the cloud drifts into the control room. It is getting thin. # enter: you at 2.6, ximo at 1.4, adalin at 7.2 # prop: put gray-cloud at 2.1 # pose: adalin hold logbook # feel: you calm, ximo happy, adalin calm # who: narrator # place: control-room
It whispers, "I like the quiet best. I hope they know that I like them, too." # camera: wide # fx: hush # feel: adalin surprised, you surprised, ximo surprised # who: narrator
Ada-Lin drops to the floor, and pulls her notebook up to her nose. # camera: close adalin # fx: hush off # pose: adalin hide logbook # feel: adalin worried # who: narrator
What do you do? # camera: wide # feel: you okay, ximo okay # who: narrator # ask: quiet
 * [Act as if nobody has heard anything. # ev: emp=1]
   You both study the ceiling. It is a fine ceiling. # pose: ximo rest, you rest # feel: ximo worried, you okay # who: narrator
   You did hear it. I can see it in your ears. Is it all right? # pose: adalin rest # feel: you surprised # who: adalin # face: worried
   It is very all right. Have some more quiet. We've got lots. # pose: ximo wave # feel: adalin happy, you happy # who: ximo # face: happy
   -> hug
 * [Sit down close to her, and tell her stories until she cheers up. # ev: emp=0]
   You get to the second story. Her notebook goes up higher, like a small wall. # move: you to 6.1 # pose: you sit # feel: you excited, adalin frustrated, ximo worried # who: narrator
   Thank you. But that is the opposite of quiet. # pose: adalin hold logbook # feel: you surprised # who: adalin # face: okay
   You tiptoe back. Her shoulders come down. # move: you to 2.6 # pose: you stand # feel: you okay, adalin calm, ximo okay # who: narrator
   -> hug
 * [Say softly, "We do know, and we like you back," and let her be. # ev: emp=2]
   She does not look up. But one hand comes up over the notebook, and waves. # pose: adalin wave # feel: adalin happy, you happy, ximo happy # who: narrator
   -> hug

=== hug
Ten minutes to six. The cloud is as small as a pillow now. It still holds on to the meter. # enter: bricky at 8.2, you at 2.2, noor at 1.1, ximo at 3.4 # prop: put gray-cloud at 5.9 # pose: bricky point # feel: bricky okay, you worried, noor worried, ximo worried # who: narrator # place: station-deck
One whisper is left. "What is a hug for?" it asks. "I have only read about them." # camera: wide # fx: hush # feel: bricky surprised, you surprised, noor surprised, ximo surprised # who: narrator
Bricky spins around and points at the wind, very hard. There is no wind. # camera: wide # fx: hush off # pose: bricky point # feel: bricky worried # who: narrator
What do you do? # camera: wide # feel: you okay, bricky worried # who: narrator # ask: hug
 * [Wait, and see whether he asks for one himself. # ev: ini=0]
   He points north. He points south. He peeks at you, and points north again. # pose: bricky lift # feel: bricky worried, you okay # who: narrator
   Bricky, old friend. Would you like to try one? We both know how. # move: noor to 7.1 # pose: noor reach # feel: bricky surprised, you happy # who: noor # face: happy
   -> finish
 * [Give him a big wave from here, so that he looks over. # ev: ini=1]
   He waves back with the whole arm. Then he rolls a bit closer, and closer still. # move: bricky to 7.3 # pose: you wave, bricky wave # feel: bricky happy, you happy # who: narrator
   Was that a hug? It did not touch me anywhere. # feel: you surprised # who: bricky # face: okay
   No. But I know how they go. I'm coming. # move: you to 6.3 # pose: you reach # feel: bricky surprised # who: you # face: happy
   -> finish
 * [Bricky, shall we try one? I know how, and you can say stop. # ev: ini=2]
   Now? With whom? Oh. With me. # move: you to 7.1 # pose: you reach, bricky clutch # feel: you happy, noor happy # who: bricky # face: surprised
   -> finish

=== finish
Clank. # enter: you at 6.3, bricky at 7.3, noor at 8.3, ximo at 3.6, adalin at 2.4 # prop: put gray-cloud at 5.9 # pose: you comfort, bricky comfort # fx: shake # feel: you happy, bricky surprised, noor happy, ximo happy, adalin happy # who: narrator # place: station-deck
It is warm. It has no clear purpose. I would like another. # camera: wide # pose: you comfort, bricky comfort # feel: you happy # who: bricky # face: happy
The cloud lets go of the wind meter. It floats up, as light as a sock. # camera: wide # prop: gone gray-cloud # fx: sparkle, wind # pose: ximo cheer, noor cheer # feel: you surprised, bricky happy, noor excited, ximo excited, adalin happy # who: narrator
Noor reads the meter and calls in the storm report. It is six o'clock exactly. # fx: wind off # pose: noor lift speaking-tube, ximo stand # feel: noor proud, ximo happy, you happy # who: narrator
From very far up, one last whisper comes down. "Honk." # camera: close you # fx: hush # pose: you stand, bricky stand # feel: you surprised, ximo worried, noor surprised, adalin surprised # who: narrator
Who whispers "honk" to a cloud? # camera: wide # fx: hush off # pose: adalin shrug, noor stand # feel: ximo worried, you happy # who: adalin # face: surprised
It really wasn't me this time! # fx: sparkle # pose: ximo shrug, bricky wave, noor cheer, you cheer # feel: you happy, adalin happy, noor happy, bricky happy # who: ximo # face: happy # keepsake: whisper-cloud
-> END
