/** Korean names of the terms of tenders and contracts. */
export const koreanTerms = `
bidder: 입찰자, 입찰참가자, 제안사, 응찰자, 제안업체
contractor: 계약상대자, 계약자, 공급업체, 수급인, 사업자, 수행사
buyer: 발주처, 발주기관, 수요기관, 발주자, 계약담당공무원, 구매자
contract: 계약, 계약서
bid: 입찰서, 입찰, 제안서, 견적, 견적서
tender_procedure: 입찰공고, 입찰, 조달, 공개입찰, 경쟁입찰
tender_documents: 입찰유의서, 입찰서류, 제안요청서, 공고서
notice: 공고, 입찰공고, 공고문
lot: 분할, 구매단위, 로트
annex: 붙임, 별첨, 별지, 부속서류
award: 낙찰, 낙찰자, 계약체결
addendum: 정정공고, 변경공고, 수정
eligibility: 참가자격, 입찰참가자격, 자격
exclusion: 참가제한, 부정당업자, 제외, 입찰참가자격 제한
rejection: 무효, 입찰무효, 탈락, 제외
invoice: 세금계산서, 청구서, 송장
delivery: 납품, 인도, 배송
acceptance: 검수, 검사, 인수
penalty: 위약금, 벌금, 벌칙, 제재
delay: 지연, 지체, 지체일수
subcontractor: 하도급업체, 하수급인, 하도급
consortium_member: 공동수급체 구성원, 대표사, 구성원
power_of_attorney: 위임장, 위임
representative: 대표자, 대리인
declaration: 각서, 서약서, 확약서
certificate: 증명서, 확인서, 인증서, 증빙
tax: 세금, 제세공과금
vat: 부가가치세, 부가세
price: 가격, 금액
unit_price: 단가, 계약단가
total_price: 총액, 총금액, 합계
lump_sum: 총액계약, 확정금액
price_schedule: 가격제안서, 산출내역서, 내역서
quantity: 수량, 물량
bill_of_quantities: 물량내역서, 산출내역서
technical_specification: 규격서, 시방서, 과업지시서, 과업내용서, 기술규격
requirement: 요구사항, 요건
minimum_requirement: 최소 요구사항, 필수 요건
deadline: 마감, 기한, 제출기한
closing: 마감, 종료
opening: 개찰, 개봉
evaluation: 평가, 심사
criterion: 기준, 평가기준
weighting: 가중치, 배점, 비중
score: 점수, 배점, 평점
ranking: 순위, 고득점
winner: 낙찰자, 우선협상대상자, 선정업체
tie: 동점, 동일 점수, 추첨
lowest_price: 최저가, 최저가격
abnormally_low: 덤핑, 낙찰하한율 미만, 저가
site_visit: 현장설명, 현장방문, 현장답사
clarification: 질의, 질의응답, 설명
negotiation: 협상, 기술협상
standstill: 대기기간
appeal: 이의신청, 이의제기, 분쟁조정
withdrawal: 철회, 취하
modification: 변경, 수정, 계약변경
extension: 연장, 기간연장
renewal: 갱신, 재계약
option: 선택, 옵션
variant: 대안, 대안입찰
deviation: 편차, 상이
arbitration: 중재, 상사중재원
dispute: 분쟁, 이견
court: 법원, 관할법원
law: 법률, 법령, 법
regulation: 규정, 규칙, 시행령
termination: 계약해지, 해지, 해제, 계약해제
cancellation: 취소
suspension: 중지, 정지, 중단
force_majeure: 불가항력, 천재지변
confidentiality: 비밀유지, 보안, 비밀, 기밀
data_protection: 개인정보, 개인정보보호
intellectual_property: 지식재산권, 저작권, 지적재산권
ownership: 소유권, 귀속
liability: 책임, 배상책임
damage: 손해, 피해
compensation: 배상, 보상, 손해배상
breach: 위반, 불이행
guarantee: 보증, 보증서, 이행보증보험
deposit: 보증금, 예치금
retention: 유보금, 유보
insurance_policy: 보험증권, 보험
payment: 지급, 대금, 지불
instalment: 분할지급, 기성금, 중도금
interest: 이자, 지연이자
discount: 할인, 감액
bank: 은행, 계좌
price_adjustment: 물가변동, 계약금액 조정, 단가조정
budget: 예산, 사업비
cost: 비용, 경비
fee: 수수료, 요금
amount: 금액, 액수
value: 가치, 금액
percentage: 비율, 퍼센트
minimum: 최소, 이상, 최저
maximum: 최대, 이하, 이내
signature: 서명, 날인
electronic_signature: 전자서명, 공동인증서
stamp: 인감, 도장, 직인
envelope: 봉투, 밀봉
copy: 사본, 부본
original: 원본, 정본
translation: 번역, 번역본
form: 서식, 양식
submission: 제출, 접수
electronic: 전자, 온라인
platform: 나라장터, 시스템, 전자조달시스템
email: 이메일, 전자우편
phone: 전화, 전화번호
address: 주소
post: 우편, 택배
contact_person: 담당자, 문의처
authority: 기관, 관청
department: 부서, 담당부서
committee: 위원회, 평가위원회
date: 일자, 날짜
time: 시간, 시각
working_day: 근무일, 영업일
calendar_day: 역일, 일수
hour: 시간
minute: 분
week: 주, 주간
month: 개월, 월
year: 년, 연간
duration: 기간
start: 시작, 착수, 개시
end: 종료, 완료, 만료
schedule: 일정, 일정표, 공정표
milestone: 단계, 마일스톤
work: 공사, 작업, 업무
service: 용역, 서비스
goods: 물품, 제품
item: 품목, 항목
framework_agreement: 단가계약, 기본계약
open_procedure: 일반경쟁, 일반경쟁입찰
restricted_procedure: 제한경쟁, 제한경쟁입찰
direct_award: 수의계약
quality: 품질, 품질보증
standard: 표준, 규격, 기준
inspection: 점검, 검사, 감독
test: 시험, 테스트, 시운전
defect: 하자, 결함, 고장
repair: 수리, 보수, 복구
replacement: 교체, 교환, 대체
spare_part: 예비품, 부품
maintenance: 유지보수, 유지관리, 정비
support: 지원, 기술지원
response_time: 응답시간, 대응시간, 출동시간
availability: 가용성, 가동률
service_level: 서비스 수준, 서비스수준협약
installation: 설치, 시공
commissioning: 시운전, 가동, 개통
training: 교육, 훈련
manual: 매뉴얼, 설명서, 지침서
packaging: 포장
transport: 운송, 운반, 수송
customs: 통관, 관세, 수입
origin: 원산지, 제조국
manufacturer: 제조사, 제조업체, 제작사
brand: 상표, 브랜드
equivalent: 동등, 동등 이상
sample: 견본, 샘플, 시료
catalogue: 카탈로그, 카다로그
drawing: 도면
experience: 경력, 경험, 실적
reference: 실적증명서, 실적
personnel: 인력, 직원, 인원, 근로자
key_personnel: 사업책임자, 사업관리자, 투입인력, 책임자
qualification: 자격, 자격증
diploma: 학력, 학위
cv: 이력서, 경력
licence: 면허, 허가, 인허가
registration: 등록, 사업자등록증
company: 업체, 회사, 기업
manufacturer_authorisation: 공급확약서, 물품공급확약서, 대리점
turnover: 매출액, 매출
balance_sheet: 재무제표, 대차대조표
insolvency: 파산, 부도, 청산
criminal_record: 범죄경력, 형사처벌
tax_debt: 체납, 납세증명서, 국세완납
social_security: 사회보험, 4대보험
corruption: 부패, 뇌물, 청렴, 담합
conflict_of_interest: 이해충돌, 이해관계
environment: 환경, 친환경
sustainability: 지속가능
safety: 안전, 산업안전
accident: 사고, 재해
wage: 임금, 급여, 노임
collective_agreement: 단체협약, 최저임금
takeover_of_staff: 고용승계
report: 보고서, 보고
meeting: 회의
minutes: 회의록
approval: 승인, 허가, 동의
obligation: 의무
responsible: 담당, 책임
priority: 우선순위, 우선
contradiction: 모순, 불일치, 상충
calculation_error: 산술오류, 계산착오
general_terms: 일반조건, 계약일반조건
missing_documents: 보완, 서류 보완, 미비서류
page_limit: 쪽수, 페이지, 분량
clause: 조항, 조
table: 표, 목록
small_business: 중소기업, 소상공인, 소기업
preference: 우대, 가점
local: 지역, 국내
foreign: 외국, 해외, 국외
place_of_performance: 과업장소, 수행장소, 현장
reason: 사유, 이유
purpose: 목적, 목표
scope: 범위, 과업범위
`;
