// Half a Message. Clip for the lesson e-com-4. Grades 2-4.
# id: e-com-4
# title: Half a Message
# kind: clip
# skill: com
# max_words: 12
# place: cart-line
-> start

=== start
It has rained all night on Canopy Town. # who: narrator # fx: rain # prop: put cart at 7.5 # enter: mirela at 3, oke at 5 # feel: mirela calm, oke happy
A note for me! "Please bring thirty p..." # who: mirela # face: excited # fx: rain off # pose: mirela hold letter # camera: close mirela
Thirty p what? # who: oke # face: surprised # camera: two mirela oke
The rain ate the rest. Down here it says "keep them warm." # who: mirela # face: worried
Let's ask Sorrel. Sorrel wrote it. # who: oke # face: happy # pose: oke point
Ask? Then Sorrel will see that I don't know. # who: mirela # face: worried # pose: mirela clutch, oke stand
But you don't know. # who: oke # face: okay # pose: oke shrug
Yes! That is why I can't ask! # who: mirela # face: frustrated # pose: mirela fists # feel: oke surprised # talk: 1
Pumpkins. It must be pumpkins. Everyone likes pumpkins. # who: mirela # face: determined # camera: wide # pose: mirela stand, oke stand # prop: put pumpkin at 3
Why would a pumpkin have to be warm? # who: oke # face: worried # pose: oke point
These will be very cozy pumpkins. # who: mirela # face: proud # pose: mirela hold pumpkin, oke stand # camera: close mirela # talk: 2
Thirty pumpkins come up the hill. Each one wears a scarf. # who: narrator # place: rope-house # enter: mirela from left at 3, oke from left at 1.8, sorrel at 6.5 # prop: put pumpkin at 4.2 # feel: mirela proud, oke worried, sorrel surprised # camera: wide
Good morning. Pumpkins, I see. In scarves. # who: sorrel # face: surprised # pose: mirela cheer
You wrote thirty p, and warm. So I knew! # who: mirela # face: proud # pose: mirela stand
I wrote thirty pies. Thirty rope makers are waiting for lunch. # who: sorrel # face: calm # feel: mirela surprised, oke surprised # camera: two mirela sorrel
Behind the wall, thirty stomachs growl at once. # who: narrator # fx: shake # camera: wide # feel: mirela worried # talk: 3
Mirela rolls up. One eye looks out. # who: narrator # pose: mirela hide # feel: mirela sad, sorrel calm, oke worried # camera: close mirela
Would you be cross if I asked you something now? # who: mirela # face: worried # pose: sorrel rest
I have waited all morning for a question. # who: sorrel # face: happy # camera: two mirela sorrel
Good. Then my question is... # who: mirela # face: determined # pose: mirela stand # camera: close mirela # talk: 4
-> END
