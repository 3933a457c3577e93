"""House bots: declared as such, told notices and given options, never a hand."""

from doorcard.bots.bot import Bot
from doorcard.bots.house_bot import HouseBot, make_bot
from doorcard.bots.random_bot import RandomBot
from doorcard.bots.style import STYLES, Style

__all__ = ["STYLES", "Bot", "HouseBot", "RandomBot", "Style", "make_bot"]
