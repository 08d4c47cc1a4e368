/**
 * Words a young child can read and type. Every pair of the two lists has to be kind: no sizes, no skin or hair
 * colors, no animals that are used to tease.
 */
export const KIND_WORDS = words(`
  amber awake bold brave breezy bright busy calm caring cheery clever cloudy coral cosmic cozy crisp dancing daring
  dreamy eager early fair famous fancy fast fine floral fresh gentle giving glad golden good grand great happy
  helpful honest indigo jade jazzy jolly joyful keen kind lively loyal lucky magic mellow merry mighty misty modern
  neat nice nifty nimble noble patient polite proud quick quiet rainy ready rosy royal ruby sandy shiny silver smart
  snowy snug solar speedy spring starry steady stellar summer sunny super swift tidy true trusty upbeat violet warm
  windy winter wise witty zesty zippy`);

export const FRIENDLY_THINGS = words(`
  acorn apple arrow badger balloon basket bell bird boat book breeze bridge brook button cabin candle canoe castle
  cedar cloud clover comet cookie crane crayon daisy dolphin dragon drum eagle falcon feather fern finch flute forest
  fox garden gecko guitar harbor hawk heron igloo island jaguar kayak kite kitten koala ladder lagoon lantern lark
  leaf lemon lemur lily lion llama lynx maple marble meadow moon narwhal ocean orchid otter owl panda parrot pebble
  pencil penguin piano planet pony puffin puppy puzzle rabbit rainbow river robin robot rocket sail seal shell sky
  star stream swan tiger train tulip turtle valley wagon wave willow wren zebra`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
