"""How the rules run, in the user's language."""

from chaudron._compiled import Mode
from chaudron.locales import Texts


def mode_in_words(mode: Mode, texts: Texts) -> str:
    """Compiled, or interpreted with the reason and the remedy."""
    if mode.why is None:
        return texts.say("mode-compiled")
    return texts.say("mode-interpreted", why=texts.say(f"mode-{mode.why.code}", version=mode.why.version))
