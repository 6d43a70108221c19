/** Words that carry no content for search, per language; question words are among them, their meaning is read by `question-cues.ts`. */
const lists: Record<string, string> = {
  en: `a about above after again all also am an and any are aren't as at be because been before being below between both
    but by can can't cannot could couldn't did didn't do does doesn't doing don't down during each either else ever every
    few for from further get gets getting give given gives goes going got had hadn't has hasn't have haven't having he her
    here hers herself him himself his how i if in into is isn't it it's its itself just kind let like made make makes many may
    maybe me might mine more most much must my myself need needs no nor not now of off on once one only onto or other
    others our ours ourselves out over per please put rather same say says shall she should shouldn't so some
    somebody someone something such sure take taken takes tell than that that's the their theirs them themselves then
    there these they thing things this those through thus to too toward towards under until up upon us use very via want
    wants was wasn't way we well were weren't what what's whatever when where whether which while who whom whose why will
    with within without won't would wouldn't yes yet you your yours yourself us we're we'll they're you're i'm isn someone
    anybody anyone anything actually really exactly already still even come comes happen happens mean means know`,
  vi: `bị các cái cần chỉ cho có của cũng đã đang để đó được gì hay hoặc khi không là lại làm mà mỗi một nào này nên nếu
    những như nhưng ở phải ra rằng rồi sẽ tại thì theo trên trong từ và vào về với vì đến do ai đâu sao thế bao nhiêu
    muốn chúng tôi ta mình hãy vậy còn nữa lâu mấy`,
  de: `aber als am an auch auf aus bei bin bis da das dass dem den der des die dies diese dieser doch dort du durch ein
    eine einem einen einer eines er es für hat haben hatte ich ihr im in ist ja kann können man mehr mit muss müssen nach
    nicht noch nur oder ob ohne sich sie sind so soll sollen über um und uns unter vom von vor was welche welchem welchen welcher welches
    wenn wer werden wie wir wird wo zu zum zur wann warum wieviel viele`,
  fr: `à au aux avec ce ces cet cette comme dans de des du elle en est et être eu il ils je la le les leur lui mais me
    même mes moi mon ne nos notre nous on ou où par pas plus pour qu que quel quelle quelles quels qui quoi sa sans se
    ses son sont sur ta te tu un une vos votre vous y combien quand comment pourquoi doit doivent faut`,
  es: `a al como con cual cuál cuando cuándo cuánto cuántos de del desde donde dónde el ella en entre es esta este esto
    están fue ha hay la las le lo los más me mi muy no nos o para pero por porque qué que quien quién se ser si sin sobre
    son su sus también te tiene un una uno y ya debe deben`,
  pt: `a ao aos as com como da das de do dos e é ela ele em entre está este esta eu foi há isso já mais mas na não nas no
    nos o os ou para pela pelo por qual quais quando quanto quantos que quem se ser são sem seu sua também um uma onde
    deve devem`,
  it: `a ad agli ai al alla alle anche che chi ci come con cosa da dal dalla dei del della delle di dove e è ed gli ha
    hanno i il in la le lo ma nel nella non o per più quale quali quando quanto quanti se sono su sul sulla tra un una uno
    deve devono`,
  pl: `a aby ale albo być był była było były będzie będą bez bo ci co czy czyli dla do gdy gdzie go i ich ile im inne inny
    innych ja jak jaka jaki jakie jakich jakiego jakiej jakim jako je jeden jedna jedno jego jej jest jestem jesteśmy jeśli
    jeżeli już kiedy kim kto która które który których którym którego której lub ma mają mam mamy może można mogą możemy mi mnie
    moje musi muszą musimy my na nam nas nasz nasza nasze nie nich nim niż o od on ona one oni oraz po pod poza przed przez przy
    są się skąd ta tak także tam te tego tej tam ten to tu tych tym u w we wam was wasz więc wszystkie wy z za ze że żeby
    należy powinien powinna powinno powinny został została zostało zostały zostanie`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да для до его ее её если есть
    еще ещё же за здесь и из или им их к как какая какие какой каком каких какую какова каков какого когда который которая
    которые которых которого кто куда ли либо между меня мне могут может можно мы на над надо нам нас наш наша наши не него
    нее нет ни них но ну о об один он она они оно от по под после при с сам свой себя сколько со так также там те тем то того
    тоже той только том ты у уже чего чем что чтобы чье чья эта эти это этого этой этом этот я ему ней быть является должен должна должны должно
    нужно необходимо`,
  zh: `什么 多少 如何 怎么 怎样 是否 我们 你们 他们 我方 它们 需要 可以 哪些 哪个 哪里 哪种 多久 多长 几个 几天 应当 应该 以及 或者 进行 如果 因为
    所以 但是 其他 这个 那个 这些 那些 能否 可否 必须 还是 对于 关于 由于 并且 而且 若干 有没 没有 为何 为什 何时 谁来`,
  ko: `우리 저희 무엇 무슨 얼마 얼마나 어떤 어떻게 어느 언제 어디 어디서 누가 누구 누구에게 몇 왜 그리고 또는 및 등 수 것 경우 때 이 그 저 있 없 하
    있는 있나 있습니다 없는 해야 하는 되는 위하여 위한 대하여 대한 관하여 따라 따른 의한 의하여 또한 다만 모든 각 해당 까지 부터 무엇을 어떠한`,
  ja: `する した して です ます から まで など また または および どの どこ いつ 何を`,
  nl: `aan als bij dat de deze die dit door een en er het hij hoe hoeveel ik in is je kan maar met moet moeten naar niet
    of om ook onder op over te tot uit van voor waar wanneer wat we welke wie wij wordt worden zal ze zich zijn`,
};

const sets = new Map<string, ReadonlySet<string>>();

/** The stop words of a language; the empty set for one that has no list. */
export function stopWordsFor(language: string): ReadonlySet<string> {
  let set = sets.get(language);
  if (!set) {
    set = new Set((lists[language] ?? '').split(/\s+/u).filter(Boolean));
    sets.set(language, set);
  }
  return set;
}
