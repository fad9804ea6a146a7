"""Learning environments: PettingZoo, Gymnasium and OpenSpiel. Importing this registers Gymnasium's names.

`chaudron/Quacks-v0` and its siblings are Gymnasium's, `chaudron.envs.quacks_v0` and its siblings are
PettingZoo's; `chaudron.envs.openspiel` registers `python_chaudron_quacks` and its siblings.
"""

from chaudron.extras import missing

if not missing("gymnasium"):
    from chaudron.envs.gymnasium import register

    register()
