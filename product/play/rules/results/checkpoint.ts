/** The version of a saved place in a scene. What is saved in another way one day has another first number. */
export const CHECKPOINT_VERSION = '2.1.0';
